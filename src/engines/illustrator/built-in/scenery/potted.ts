import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { blade } from '#engines/illustrator/built-in/nature/plants.ts';
import { canopy, leaves, nearLeaves, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { footShadow, sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';

const BLOOMS: readonly Colour[] = ['#e5627e', '#f7c35f', '#fff3d6', '#b9a4e6', '#f08a4c'];

/** A flower pot, its foot at (x, y). */
export function pot(canvas: Canvas, [x, y]: Point, width: number, height: number, colour: Colour): Art {
  const [w, h] = [width, height];
  return [
    footShadow(canvas, x, y, w * 0.5),
    path(
      `M${n(x - w * 0.44)} ${n(y - h)}L${n(x - w * 0.32)} ${n(y)}Q${n(x)} ${n(y + h * 0.1)} ${n(x + w * 0.32)} ${n(y)}L${n(x + w * 0.44)} ${n(y - h)}Z`,
      sideLit(canvas, colour),
    ),
    rect(x - w / 2, y - h * 1.1, w, h * 0.24, sideLit(canvas, tone(colour, 0.04)), { corner: 4 }),
  ];
}

/** A pot full of flowers; (x, y) is its foot, `size` its width. */
export function flowerPot(
  canvas: Canvas,
  random: Random,
  foot: Point,
  size: number,
  colour: Colour = '#c9764f',
): Art {
  const [x, y] = foot;
  const top = y - size * 0.8;
  const bloom = canvas.paint.of(pick(random, BLOOMS));
  return [
    canopy(random, [x, top - size * 0.28], size * 1.3, size * 0.95, leaves(canvas, '#6aa35c'), 0.2),
    canvas.weather !== 'snow' &&
      dabs(random, {
        count: 15,
        place: (r) => [x + between(r, -0.5, 0.5) * size, top - between(r, -0.05, 0.66) * size],
        colour: bloom,
        width: size * 0.15,
      }),
    pot(canvas, foot, size * 0.84, size * 0.7, colour),
  ];
}

/** A clipped little tree in a pot: one ball, or two on one stem. */
export function topiary(canvas: Canvas, random: Random, foot: Point, height: number, colour: Colour): Art {
  const [x, y] = foot;
  const paints = leaves(canvas, colour);
  const balls = [
    [0.52, 0.46],
    [0.86, 0.32],
  ] as const;
  return [
    trunk(canvas, random, [x, y - height * 0.2], height * 0.7, height * 0.035),
    balls.map(([up, size]) =>
      canopy(random, [x, y - height * up], height * size, height * size, paints, 0.5),
    ),
    pot(canvas, foot, height * 0.28, height * 0.24, '#b9a894'),
  ];
}

/** Dark planters in the lower corners: the frame for paved places. */
export function planters(canvas: Canvas, colour: Colour, stone: Colour = '#8f7f78'): Art {
  const { paint } = canvas;
  const random = canvas.random('planters');
  const { dark, light: middle } = nearLeaves(canvas, colour);
  const bloom = mix(paint.of(pick(random, BLOOMS)), dark, 0.14);
  return [70, 1530].map((x) => [
    Array.from({ length: 15 }, (_, i) =>
      path(
        blade(
          [x + between(random, -95, 95), 880],
          between(random, 80, 190),
          between(random, -70, 70) + canvas.sway(i) * 3,
          between(random, 8, 15),
        ),
        i % 3 ? dark : middle,
      ),
    ),
    canvas.weather !== 'snow' &&
      Array.from({ length: 6 }, () => {
        const [cx, cy, size] = [
          x + between(random, -100, 100),
          880 - between(random, 50, 140),
          between(random, 11, 17),
        ];
        return [
          path(star([cx, cy], size, { points: 6, waist: 0.55 }), bloom),
          circle(cx, cy, size * 0.3, mix(paint.of('#ffe9a8'), dark, 0.2)),
        ];
      }),
    rect(x - 130, 862, 260, 60, mix(paint.shaded(stone, 0.45), dark, 0.3), { corner: 12 }),
    rect(x - 138, 850, 276, 24, mix(paint.shaded(stone, 0.25), dark, 0.2), { corner: 10 }),
  ]);
}
