import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit, snowed } from '#engines/illustrator/built-in/scenery/surfaces.ts';

export interface Fence {
  from: number;
  to: number;
  /** Where its posts stand. */
  y: number;
  height?: number;
  gap?: number;
  colour?: Colour;
  depth?: number;
}

/** Pointed posts and two rails. */
export function picketFence(
  canvas: Canvas,
  { from, to, y, height = 84, gap = 74, colour = '#f6ecda', depth = 0 }: Fence,
): Art {
  const { paint } = canvas;
  const w = height * 0.1;
  const posts: string[] = [];
  for (let x = from; x <= to; x += gap)
    posts.push(
      `M${n(x - w)} ${n(y)}V${n(y - height * 0.88)}L${n(x)} ${n(y - height)}L${n(x + w)} ${n(y - height * 0.88)}V${n(y)}Z`,
    );
  const rails = `M${n(from - 20)} ${n(y - height * 0.68)}H${n(to + 20)}M${n(from - 20)} ${n(y - height * 0.33)}H${n(to + 20)}`;
  return [
    line(rails, paint.of(snowed(canvas, '#e6d9c3'), depth), height * 0.13),
    posts.map((d) => path(d, sideLit(canvas, colour, { depth, shade: 0.25 }))),
  ];
}
