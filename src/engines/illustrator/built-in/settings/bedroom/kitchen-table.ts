import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  ball,
  footShadow,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';

/** Laid for a feast; (x, y) is the middle of its foot. */
export function kitchenTable(canvas: Canvas, [x, y]: Point, cloth: Colour): Art {
  const { paint } = canvas;
  const wood = '#a9774a';
  return [
    footShadow(canvas, x, y - 2, 200, 28),
    group(
      [
        line('M-140 -100L-146 0M140 -100L146 0', paint.of(wood), 17),
        path('M-146 -164H146L168 -124H-168Z', slantLit(canvas, '#fdf4e2')),
        path(
          'M-168 -124H168L162 -70Q134 -84 108 -70Q80 -84 54 -70Q27 -84 0 -70Q-27 -84 -54 -70Q-80 -84 -108 -70Q-134 -84 -162 -70Z',
          topLit(canvas, '#fdf4e2'),
        ),
        line(
          'M-100 -164L-116 -124V-74M-40 -164L-46 -124V-76M40 -164L46 -124V-76M100 -164L116 -124V-74',
          paint.of(cloth),
          9,
          { opacity: 0.6 },
        ),
        line('M-158 -144H158M-167 -102H167', paint.of(cloth), 9, { opacity: 0.45 }),
        fruitBowl(canvas),
        cake(canvas),
        rect(-14, -166, 26, 26, sideLit(canvas, '#7fa9c4'), { corner: 5 }),
        line('M12 -160q12 2 10 9q-2 7 -10 6', paint.of('#7fa9c4'), 5),
      ],
      { x, y },
    ),
  ];
}

function fruitBowl(canvas: Canvas): Art {
  const fruit = [
    [-120, -190, 18, '#e0604f'],
    [-86, -194, 19, '#f0a23c'],
    [-56, -188, 17, '#9fc05a'],
    [-98, -206, 17, '#f2c761'],
    [-72, -208, 15, '#d0608a'],
  ] as const;
  return [
    fruit.map(([x, y, r, colour]) => circle(x, y, r, ball(canvas, colour))),
    path('M-146 -186H-34Q-42 -146 -90 -146Q-138 -146 -146 -186Z', sideLit(canvas, '#7fa5b8')),
  ];
}

function cake(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    ellipse(88, -146, 56, 9, paint.of('#dfe8ea')),
    rect(46, -196, 84, 48, sideLit(canvas, '#e8b98a'), { corner: 6 }),
    path(
      'M42 -196Q88 -212 134 -196V-180Q122 -168 112 -180Q100 -164 88 -180Q76 -166 64 -180Q52 -168 42 -180Z',
      topLit(canvas, '#fbe3e0', { contrast: 0.2 }),
    ),
    [62, 88, 114].map((x) => circle(x, -206, 9, ball(canvas, '#d9504a'))),
  ];
}
