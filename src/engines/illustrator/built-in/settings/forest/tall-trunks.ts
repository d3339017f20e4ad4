import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { trunk } from '#engines/illustrator/built-in/nature/trees.ts';

export interface TallTrunksOptions {
  name: string;
  y: number;
  width: number;
  depth: number;
  count: number;
  /** Nothing grows this far to either side of the middle. */
  clearing: number;
  colour?: Colour;
}

/** Trunks so tall that their crowns are out of the picture. */
export function tallTrunks(
  canvas: Canvas,
  { name, y, width, depth, count, clearing, colour = '#7a6152' }: TallTrunksOptions,
): Art {
  const random = canvas.random(`trunks ${name}`);
  return Array.from({ length: count }, (_, i): Art => {
    const x = ((i + between(random, 0.15, 0.85)) / count) * 1700 - 50;
    const foot = y + between(random, -8, 10);
    const lean = between(random, -30, 30);
    const wide = width * between(random, 0.7, 1.25);
    if (Math.abs(x - 800) < clearing) return undefined;
    return trunk(canvas, random, [x, foot], foot + 20, wide, { colour, depth, lean });
  });
}
