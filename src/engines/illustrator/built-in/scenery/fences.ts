import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { fromAbove, SNOW } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface FenceOptions {
  from: number;
  to: number;
  y: number;
  height: number;
  colour?: Colour;
  depth?: number;
}

/** Pointed pales in a row on two rails. */
export function picketFence(
  canvas: Canvas,
  { from, to, y, height, colour = '#fbf4e6', depth = 0 }: FenceOptions,
): Art {
  const gap = height * 0.32;
  const wide = height * 0.17;
  let pales = '';
  for (let x = from; x <= to - wide; x += gap)
    pales += `M${n(x)} ${n(y)}v${n(-height * 0.86)}l${n(wide / 2)} ${n(-height * 0.14)}l${n(wide / 2)} ${n(height * 0.14)}v${n(height * 0.86)}Z`;
  const rail = canvas.paint.shaded(colour, 0.22 * (1 - depth));
  return [
    rect(from, y - height * 0.68, to - from, height * 0.1, rail),
    rect(from, y - height * 0.3, to - from, height * 0.1, rail),
    path(pales, fromAbove(canvas, colour, depth)),
  ];
}

/** Posts with two long bars, as around a field. */
export function fieldFence(
  canvas: Canvas,
  { from, to, y, height, colour = '#a98463', depth = 0 }: FenceOptions,
): Art {
  const wood = canvas.paint.of(colour, depth);
  const gap = height * 1.7;
  let posts = '';
  for (let x = from; x <= to; x += gap) posts += `M${n(x)} ${n(y)}v${n(-height)}`;
  const bars = (lift: number) =>
    `M${n(from)} ${n(y - height * 0.76 - lift)}H${n(to)}M${n(from)} ${n(y - height * 0.4 - lift)}H${n(to)}`;
  return [
    line(bars(0), wood, height * 0.1),
    canvas.weather === 'snow' && line(bars(height * 0.05), canvas.paint.of(SNOW, depth), height * 0.06),
    line(posts, wood, height * 0.15),
  ];
}
