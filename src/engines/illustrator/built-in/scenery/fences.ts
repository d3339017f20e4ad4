import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { SNOW, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface FenceOptions {
  from: number;
  to: number;
  y: number;
  height?: number;
  colour?: Colour;
  depth?: number;
}

/** Pointed pales in a row on two rails. */
export function picketFence(
  canvas: Canvas,
  {
    from,
    to,
    y,
    height = 84,
    colour = '#f9f1e2',
    depth = 0,
    gap = height * 0.32,
  }: FenceOptions & { gap?: number },
): Art {
  const wide = height * 0.18;
  let pales = '';
  for (let x = from; x <= to - wide; x += gap)
    pales += `M${n(x)} ${n(y)}v${n(-height * 0.87)}l${n(wide / 2)} ${n(-height * 0.13)}l${n(wide / 2)} ${n(height * 0.13)}v${n(height * 0.87)}Z`;
  const rail = mix(canvas.paint.shaded(snowedOn(canvas, colour), 0.2), canvas.light.haze, depth);
  return [
    rect(from, y - height * 0.7, to - from, height * 0.11, rail),
    rect(from, y - height * 0.36, to - from, height * 0.11, rail),
    path(pales, topLit(canvas, colour, { depth })),
  ];
}

/** Posts with two long bars, as around a field. */
export function fieldFence(
  canvas: Canvas,
  { from, to, y, height = 70, colour = '#a98463', depth = 0 }: FenceOptions,
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
