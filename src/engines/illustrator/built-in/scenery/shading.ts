import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';

/** Lit from the left, as trunks, posts and walls are. */
export function upright(canvas: Canvas, colour: Colour, depth = 0): string {
  return shade(canvas, colour, depth, [0, 0, 1, 0]);
}

/** Lit from the upper left, as round things are. */
export function rounded(canvas: Canvas, colour: Colour, depth = 0): string {
  return shade(canvas, colour, depth, [0.1, 0, 0.9, 1]);
}

/** Lit from above. */
export function fromAbove(canvas: Canvas, colour: Colour, depth = 0): string {
  return shade(canvas, colour, depth, [0, 0, 0, 1]);
}

function shade(canvas: Canvas, colour: Colour, depth: number, across: readonly number[]): string {
  const { paint, light } = canvas;
  const base = paint.of(colour, depth);
  return canvas.linear(
    [
      [0, mix(base, light.key, 0.32)],
      [0.4, base],
      [1, mix(base, light.shadow, 0.34 * (1 - depth * 0.7))],
    ],
    across,
  );
}

export const SNOW: Colour = '#e6eef2';

/** The colour of what lies open to the sky: white when it snows. */
export function snowedOn(canvas: Canvas, colour: Colour, snow: Colour = SNOW): Colour {
  return canvas.weather === 'snow' ? snow : colour;
}
