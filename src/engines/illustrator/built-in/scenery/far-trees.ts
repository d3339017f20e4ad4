import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { leaves } from '#engines/illustrator/built-in/nature/trees.ts';

export interface FarLeaves {
  colour: Colour;
  depth: number;
}

/** A bush or crown too far away for leaves: three strokes of the brush, where a near one takes hundreds. */
export function farCrown(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  width: number,
  height: number,
  { colour, depth }: FarLeaves,
): Art {
  const paint = leaves(canvas, colour, depth);
  const puffs = (dx: number, dy: number, size: number) =>
    [-0.24, 0.02, 0.25]
      .map((k, i) =>
        blob(
          random,
          [x + (k + dx) * width, y + (dy + (i === 1 ? -0.14 : 0.1)) * height],
          width * 0.3 * size,
          height * 0.36 * size,
          { corners: 7, wobble: 0.08 },
        ),
      )
      .join('');
  return [
    path(puffs(0, 0, 1), paint.dark),
    path(puffs(-0.02, -0.05, 0.88), paint.middle),
    path(
      blob(random, [x - width * 0.1, y - height * 0.16], width * 0.24, height * 0.2, { corners: 7 }),
      paint.light,
      {
        opacity: 0.85,
      },
    ),
  ];
}

/** A round tree in the distance; (x, y) is its foot. */
export function farTree(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  foliage: FarLeaves,
): Art {
  return [
    line(`M${n(x)} ${n(y)}V${n(y - height * 0.5)}`, canvas.paint.of('#7a5740', foliage.depth), height * 0.06),
    farCrown(
      canvas,
      random,
      [x, y - height * 0.64],
      height * between(random, 0.66, 0.8),
      height * 0.66,
      foliage,
    ),
  ];
}
