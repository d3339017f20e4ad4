import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

export function cabbage(canvas: Canvas, random: Random, [x, y]: Point, width: number): Art {
  const colour = snowedOn(canvas, pick(random, ['#8fbf6a', '#a5c86f', '#9a7fae'] as const), 0.7);
  const paint = leaves(canvas, colour, 0.08);
  const r = width / 2;
  return [
    ellipse(x, y, r * 1.1, r * 0.22, canvas.light.shadow, { opacity: 0.25 }),
    path(
      blob(random, [x - r * 0.4, y - r * 0.4], r * 0.7, r * 0.45, { corners: 8, wobble: 0.14 }) +
        blob(random, [x + r * 0.4, y - r * 0.4], r * 0.7, r * 0.45, { corners: 8, wobble: 0.14 }),
      paint.dark,
    ),
    path(blob(random, [x, y - r * 0.62], r * 0.72, r * 0.56, { corners: 8, wobble: 0.08 }), paint.middle),
    path(
      blob(random, [x - r * 0.12, y - r * 0.74], r * 0.44, r * 0.34, { corners: 7, wobble: 0.1 }),
      paint.light,
    ),
    line(
      `M${n(x)} ${n(y - r * 0.2)}Q${n(x - r * 0.1)} ${n(y - r * 0.7)} ${n(x - r * 0.2)} ${n(y - r)}`,
      paint.bright,
      2,
      { opacity: 0.7 },
    ),
  ];
}

export function carrotTops(canvas: Canvas, random: Random, [x, y]: Point, height: number): Art {
  const { paint } = canvas;
  let d = '';
  for (let i = 0; i < 5; i++)
    d += `M${n(x)} ${n(y)}q${n((i - 2) * 3)} ${n(-height * 0.5)} ${n((i - 2) * height * 0.24)} ${n(-height * between(random, 0.7, 1))}`;
  return [ellipse(x, y, 8, 5, paint.of('#ec8a3c')), line(d, paint.of(snowedOn(canvas, '#6fae56', 0.55)), 4)];
}

export function pumpkin(canvas: Canvas, random: Random, [x, y]: Point, size: number): Art {
  const { paint } = canvas;
  const colour = pick(random, ['#ec8f3c', '#f0a848', '#d97a35'] as const);
  const r = size / 2;
  return [
    ellipse(x - r * 0.5, y - r * 0.7, r * 0.6, r * 0.72, paint.shaded(colour, 0.15)),
    ellipse(x + r * 0.5, y - r * 0.7, r * 0.6, r * 0.72, paint.shaded(colour, 0.22)),
    ellipse(x, y - r * 0.7, r * 0.6, r * 0.78, slantLit(canvas, colour)),
    line(
      `M${n(x)} ${n(y - r * 1.4)}q2 ${n(-r * 0.3)} ${n(r * 0.3)} ${n(-r * 0.34)}`,
      paint.of('#6a8a48'),
      r * 0.2,
    ),
  ];
}

/** Runner beans up a tent of poles; (x, y) is the middle of its foot. */
export function beanPoles(canvas: Canvas, random: Random, [x, y]: Point, leaf: Colour): Art {
  const { paint } = canvas;
  const feet = [-92, -46, 0, 46, 92] as const;
  const spot = (r: Random): Point => {
    const up = between(r, 0.08, 0.92);
    return [pick(r, feet) * (1 - up * 0.92) + between(r, -16, 16), -310 * up];
  };
  return group(
    [
      ellipse(0, 2, 120, 12, canvas.light.shadow, { opacity: 0.25 }),
      line(feet.map((foot) => `M${foot} 0L${n(-foot * 0.12)} -350`).join(''), paint.of('#a98463'), 7),
      line('M-14 -318H14M-13 -308H13', paint.of('#e3d3a8'), 5),
      dabs(random, {
        count: 70,
        place: spot,
        colour: paint.shaded(leaf, 0.25),
        width: 19,
        length: 6,
        angle: 0.5,
      }),
      dabs(random, { count: 60, place: spot, colour: paint.of(leaf), width: 16, length: 6, angle: -0.4 }),
      dabs(random, {
        count: 26,
        place: spot,
        colour: paint.lit(leaf, 0.4),
        width: 11,
        length: 5,
        angle: 0.2,
      }),
      canvas.weather !== 'snow' && [
        dabs(random, { count: 14, place: spot, colour: paint.of('#e5574a'), width: 9, length: 2 }),
        dabs(random, {
          count: 12,
          place: spot,
          colour: paint.of('#b5cf62'),
          width: 6,
          length: 22,
          angle: Math.PI / 2,
        }),
      ],
    ],
    { x, y },
  );
}
