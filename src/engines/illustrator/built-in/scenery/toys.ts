import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { ball, sideLit, slantLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A toy about 100 high, its foot at the origin. */
type Toy = (canvas: Canvas, colour: Colour) => Art;

export const teddy: Toy = (canvas, colour) => {
  const { paint } = canvas;
  const fur = ball(canvas, colour);
  const dark = paint.of('#5a3f34');
  return [
    ellipse(-26, -8, 16, 12, fur),
    ellipse(26, -8, 16, 12, fur),
    ellipse(0, -28, 28, 28, fur),
    ellipse(-28, -38, 10, 17, fur),
    ellipse(28, -38, 10, 17, fur),
    circle(-20, -92, 11, fur),
    circle(20, -92, 11, fur),
    circle(0, -74, 28, fur),
    ellipse(0, -66, 12, 9, paint.lit(colour, 0.5)),
    ellipse(0, -70, 4, 3, dark),
    circle(-10, -78, 3, dark),
    circle(10, -78, 3, dark),
    line('M0 -67q-5 6 -8 3M0 -67q5 6 8 3', dark, 2),
    path('M0 -48L-16 -56V-40ZM0 -48L16 -56V-40Z', paint.of('#e0705c')),
  ];
};

export const sailBoat: Toy = (canvas, colour) => [
  line('M0 -16V-98', canvas.paint.of('#8a6248'), 5),
  path('M6 -96Q40 -60 46 -30H6Z', sideLit(canvas, '#fdf2dc')),
  path('M-6 -84V-30H-36Z', sideLit(canvas, colour)),
  path('M-52 -24H52L36 0H-36Z', sideLit(canvas, '#b9794c')),
];

export const stackingRings: Toy = (canvas) => {
  const rings = [
    [-10, 40, '#e0705c'],
    [-28, 33, '#f2c761'],
    [-46, 27, '#5fae8c'],
    [-63, 20, '#5596bd'],
    [-79, 14, '#d97f98'],
  ] as const;
  return [
    rings.map(([y, half, colour]) =>
      rect(-half, y - 9, half * 2, 18, sideLit(canvas, colour), { corner: 9 }),
    ),
    circle(0, -94, 9, ball(canvas, '#f2c761')),
  ];
};

export const blocks: Toy = (canvas) => {
  const { paint } = canvas;
  const cubes = [
    [-44, -42, '#e0905c', 0],
    [2, -42, '#5fae8c', 1],
    [-22, -84, '#5596bd', 2],
  ] as const;
  const signs = [
    star([21, 21], 13),
    'M21 34C-3 18 9 4 21 14C33 4 45 18 21 34Z',
    'M8 21a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z',
  ];
  return cubes.map(([x, y, colour, sign]) =>
    group(
      [
        rect(0, 0, 42, 42, slantLit(canvas, colour), { corner: 5 }),
        path(signs[sign] ?? '', paint.of('#fdf2dc'), { opacity: 0.85 }),
      ],
      { x, y },
    ),
  );
};

export const spinningTop: Toy = (canvas, colour) => [
  path('M-40 -50Q-30 -14 0 0Q30 -14 40 -50Z', sideLit(canvas, colour)),
  path('M-40 -50Q0 -82 40 -50Q0 -36 -40 -50Z', sideLit(canvas, '#f2c761')),
  line('M-37 -40Q0 -24 37 -40', canvas.paint.of('#fdf2dc'), 6),
  line('M0 -66V-94', canvas.paint.of('#8a6248'), 7),
  circle(0, -96, 7, canvas.paint.of('#e0705c')),
];

export const robot: Toy = (canvas, colour) => {
  const { paint } = canvas;
  return [
    rect(-24, -14, 16, 14, paint.shaded(colour, 0.3), { corner: 4 }),
    rect(8, -14, 16, 14, paint.shaded(colour, 0.3), { corner: 4 }),
    rect(-30, -56, 60, 44, sideLit(canvas, colour), { corner: 8 }),
    line('M-32 -46L-46 -28M32 -46L46 -28', paint.of('#9aa6b4'), 7),
    rect(-22, -92, 44, 32, sideLit(canvas, '#c9d4dc'), { corner: 8 }),
    circle(-9, -77, 5, paint.of('#4a5a70')),
    circle(9, -77, 5, paint.of('#4a5a70')),
    line('M-8 -67Q0 -63 8 -67M0 -92V-104', paint.of('#4a5a70'), 3),
    circle(0, -107, 5, paint.of('#e0705c')),
    circle(0, -34, 9, paint.of('#f2c761')),
  ];
};

const duckOnWheels: Toy = (canvas, colour) => {
  const { paint } = canvas;
  return [
    path(
      'M-46 -48Q-38 -18 0 -18Q40 -18 38 -46Q34 -58 20 -56Q30 -92 2 -94Q-24 -92 -16 -60Q-32 -42 -46 -48Z',
      topLit(canvas, colour),
    ),
    path('M-18 -80Q-36 -80 -38 -72Q-30 -66 -14 -70Z', paint.of('#e8894f')),
    circle(-4, -80, 4, paint.of('#4a3f3a')),
    rect(-42, -18, 84, 8, paint.of('#5596bd'), { corner: 3 }),
    circle(-26, -8, 9, ball(canvas, '#e0705c')),
    circle(26, -8, 9, ball(canvas, '#e0705c')),
  ];
};

export const TOYS: readonly Toy[] = [
  teddy,
  sailBoat,
  stackingRings,
  blocks,
  spinningTop,
  robot,
  duckOnWheels,
];

/** A wooden train on the floor, its middle at (x, y). */
export function toyTrain(canvas: Canvas, [x, y]: Point, scale = 1): Art {
  const { paint } = canvas;
  const wheels = [-98, -66, -22, 10, 56, 92];
  return group(
    [
      line('M-80 -20H80', paint.of('#6a5a58'), 6),
      path('M-112 -18V-52H-64V-84H-36V-18Z', sideLit(canvas, '#e0705c')),
      rect(-70, -92, 40, 12, paint.of('#5596bd'), { corner: 4 }),
      rect(-58, -78, 16, 18, paint.of('#fdf2dc'), { corner: 3 }),
      rect(-102, -74, 16, 24, paint.of('#f2c761'), { corner: 4 }),
      rect(-26, -50, 56, 32, sideLit(canvas, '#5fae8c'), { corner: 4 }),
      [-12, 4, 18].map((cx, i) =>
        circle(cx, -56, 11, ball(canvas, (['#f2c761', '#d97f98', '#5596bd'] as const)[i] ?? '#f2c761')),
      ),
      rect(42, -50, 62, 32, sideLit(canvas, '#f2c761'), { corner: 4 }),
      path('M52 -50L60 -74H84L92 -50Z', slantLit(canvas, '#b9794c')),
      wheels.map((cx) => [circle(cx, -11, 11, paint.of('#7a5a48')), circle(cx, -11, 4, paint.of('#f2c761'))]),
    ],
    { x, y, scale },
  );
}

/** Paper things on threads from the ceiling; (x, y) is the cross they hang from. */
export function mobile(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const thread = paint.of('#8a7a6c');
  const hung = [
    [-96, 84, star([0, 0], 24), '#f2c761'],
    [-34, 120, 'M-30 8Q-34 -10 -14 -10Q-6 -26 10 -16Q30 -18 30 8Z', '#fdfaf0'],
    [34, 78, 'M8 -24A24 24 0 1 0 22 14A20 20 0 0 1 8 -24Z', '#f0d9a0'],
    [96, 108, star([0, 0], 19), '#d97f98'],
  ] as const;
  return [
    line(`M${x} ${y}V-10M${x - 100} ${y + 12}Q${x} ${y - 18} ${x + 100} ${y + 12}`, paint.of('#a9825c'), 5),
    hung.map(([dx, drop, d, colour], i): Art => {
      const swing = canvas.sway(i * 1.4) * 5;
      return [
        line(`M${x + dx} ${y + 8}L${n(x + dx + swing)} ${y + drop - 16}`, thread, 2),
        group(path(d, slantLit(canvas, colour, { contrast: 0.2 })), {
          x: x + dx + swing,
          y: y + drop,
          turn: swing,
        }),
      ];
    }),
  ];
}
