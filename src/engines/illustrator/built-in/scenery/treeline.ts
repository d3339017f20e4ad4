import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { leaves } from '#engines/illustrator/built-in/nature/trees.ts';

export interface TreelineOptions {
  name: string;
  /** Where the crowns stand on the ground; of a roof of leaves, the top. */
  y: number;
  height: number;
  colour: Colour;
  depth: number;
  from?: number;
  to?: number;
  /** Width of one crown. */
  crown?: number;
  /** How much of the height there is at x, 0 to 1: for clearings. */
  share?: (x: number) => number;
}

/** Crowns of many trees that have grown together: a wood from afar, or a hedge from near, in three paths. */
export function treeline(canvas: Canvas, options: TreelineOptions): Art {
  const paint = leaves(canvas, options.colour, options.depth);
  const { crown = options.height * 0.5 } = options;
  return [
    path(crowns(canvas, options, -1, 0), paint.light),
    path(crowns(canvas, options, -1, crown * 0.16), paint.middle),
    path(crowns(canvas, options, -1, crown * 0.5), paint.dark, { opacity: 0.55 }),
  ];
}

/** The same hanging from above. */
export function leafRoof(canvas: Canvas, options: TreelineOptions): Art {
  const paint = leaves(canvas, options.colour, options.depth);
  const { crown = options.height * 0.5 } = options;
  return [
    path(crowns(canvas, options, 1, 0), paint.dark),
    path(crowns(canvas, options, 1, crown * 0.16), paint.middle),
    path(crowns(canvas, options, 1, crown * 0.5), paint.light, { opacity: 0.6 }),
  ];
}

const BUMPS = 5;

/** One outline of them, `inset` below their edge. */
function crowns(
  canvas: Canvas,
  { name, y, height, from = -60, to = 1660, crown = height * 0.5, share = () => 1 }: TreelineOptions,
  way: 1 | -1,
  inset: number,
): string {
  const random = canvas.random(`crowns ${name} ${inset}`);
  const sizes = canvas.random(`crowns ${name}`);
  let d = `M${n(from)} ${n(y)}`;
  let x = from;
  while (x < to) {
    const width = crown * between(sizes, 0.7, 1.35);
    const tall = between(sizes, 0.78, 1);
    for (let bump = 0; bump <= BUMPS; bump++) {
      const t = bump / BUMPS;
      const px = Math.min(to, x + width * (0.5 - 0.5 * Math.cos(t * Math.PI)) * 1.02);
      const reach = height * share(px) * tall * (0.56 + 0.44 * Math.sin(t * Math.PI));
      const py = y + way * Math.max(0, reach - inset) + between(random, -0.04, 0.04) * crown;
      const radius = crown * between(random, 0.15, 0.24);
      d +=
        x === from && bump === 0
          ? `V${n(py)}`
          : `A${n(radius)} ${n(radius)} 0 0 ${way === 1 ? 0 : 1} ${n(px)} ${n(py)}`;
    }
    x += width;
  }
  return `${d}V${n(y)}Z`;
}

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
