import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';

/** Fill for walls, posts and pots: light comes from the left. */
export function sideLit(canvas: Canvas, colour: Colour, { depth = 0, shade = 0.32, slant = 0 } = {}): string {
  const { paint, light } = canvas;
  const base = paint.of(colour, depth);
  const near = 1 - depth;
  return canvas.linear(
    [
      [0, mix(base, light.key, 0.3 * near)],
      [0.42, base],
      [1, mix(base, light.shadow, shade * near)],
    ],
    [0, 0, 1, slant],
  );
}

/** Fill for what is lit from above. */
export function topLit(canvas: Canvas, colour: Colour, depth = 0): string {
  const { paint, light } = canvas;
  const base = paint.of(colour, depth);
  const near = 1 - depth;
  return canvas.linear([
    [0, mix(base, light.key, 0.3 * near)],
    [0.5, base],
    [1, mix(base, light.shadow, 0.24 * near)],
  ]);
}

/** Outdoor things that lie under the open sky turn white in snow. */
export function snowed(canvas: Canvas, colour: Colour, share = 0.82): Colour {
  return canvas.weather === 'snow' ? mix(colour, '#f3f7fb', share) : colour;
}

/** The pane of a window: warm when lamps are lit, else the sky in it. */
export function glass({ paint, light }: Canvas, { depth = 0, lit = true } = {}): Colour {
  if (light.lamps && lit) return mix('#ffdf92', light.haze, depth * 0.5);
  return mix(paint.of('#7f9fb5', depth), light.sky[2], light.night ? 0.1 : 0.3);
}
