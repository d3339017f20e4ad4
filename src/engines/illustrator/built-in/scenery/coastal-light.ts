import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';

/** The fill of something upright or round: bright on its left, in shade on its right. */
export function litFromLeft(canvas: Canvas, colour: Colour, depth = 0, contrast = 0.35): string {
  return modelled(canvas, colour, depth, contrast, [0, 0, 1, 0.15]);
}

/** The fill of something that lies or hangs: bright above, in shade below. */
export function litFromAbove(canvas: Canvas, colour: Colour, depth = 0, contrast = 0.35): string {
  return modelled(canvas, colour, depth, contrast, [0.1, 0, 0.25, 1]);
}

function modelled(
  canvas: Canvas,
  colour: Colour,
  depth: number,
  contrast: number,
  direction: readonly number[],
): string {
  const { paint, light } = canvas;
  const base = paint.of(colour, depth);
  return canvas.linear(
    [
      [0, mix(base, light.key, contrast * (1 - depth * 0.5))],
      [0.45, base],
      [1, mix(base, light.shadow, contrast * (1 - depth))],
    ],
    direction,
  );
}

/** What snow has covered, and what it has left alone. */
export function snowedOn(canvas: Canvas, colour: Colour, share = 0.8): Colour {
  return canvas.weather === 'snow' ? mix(colour, '#eef3f7', share) : colour;
}
