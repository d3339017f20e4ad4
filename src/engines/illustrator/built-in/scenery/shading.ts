import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Shape } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface Shading {
  /** 0 near, 1 at the horizon. */
  depth?: number;
  /** Between the lit side and the other. */
  contrast?: number;
}

/** The fill of walls, posts and pots: light comes from the left. */
export const sideLit = (canvas: Canvas, colour: Colour, shading?: Shading): string =>
  modelled(canvas, colour, [0, 0, 1, 0], shading);

/** The fill of what lies or hangs: light comes from above. */
export const topLit = (canvas: Canvas, colour: Colour, shading?: Shading): string =>
  modelled(canvas, colour, [0, 0, 0, 1], shading);

/** The fill of roofs and of round or soft things: light comes from the upper left. */
export const slantLit = (canvas: Canvas, colour: Colour, shading?: Shading): string =>
  modelled(canvas, colour, [0.1, 0, 0.9, 1], shading);

function modelled(
  canvas: Canvas,
  colour: Colour,
  direction: readonly number[],
  { depth = 0, contrast = 0.32 }: Shading = {},
): string {
  const { paint, light } = canvas;
  const away = (near: Colour) => mix(near, light.haze, depth);
  return canvas.linear(
    [
      [0, away(paint.lit(colour, contrast))],
      [0.42, away(paint.of(colour))],
      [1, away(paint.shaded(colour, contrast))],
    ],
    direction,
  );
}

/** A ball of one colour. */
export function ball(canvas: Canvas, colour: Colour): string {
  const { paint } = canvas;
  return canvas.radial(
    [
      [0, paint.lit(colour, 0.5)],
      [0.5, paint.of(colour)],
      [1, paint.shaded(colour, 0.45)],
    ],
    [0.36, 0.32, 0.75],
  );
}

/** The pane of a window: warm when lamps are lit, else the sky in it. */
export function glass({ paint, light }: Canvas, { depth = 0, lit = true } = {}): Colour {
  if (light.lamps && lit) return mix('#ffdf92', light.haze, depth * 0.5);
  return mix(paint.of('#7f9fb5', depth), light.sky[2], light.night ? 0.1 : 0.3);
}

/** The inside of a cupboard, a hearth, a gap. */
export function hollow({ paint, light }: Canvas, colour: Colour): Colour {
  return mix(tone(paint.of(colour), -0.26, 0.9), light.shadow, 0.12);
}

/** Something close to us and away from the light, as the frame of a picture. */
export function nearShade({ paint, light }: Canvas, colour: Colour, share = 0.22): Colour {
  return mix(tone(paint.of(colour), -share), light.shadow, 0.16);
}

/** What stands on a floor darkens it. */
export function footShadow(canvas: Canvas, x: number, y: number, rx: number, ry = rx * 0.16): Shape {
  return canvas.glow(x, y, rx * 1.25, ry * 1.6, canvas.light.shadow, 0.55);
}

export const SNOW: Colour = '#ecf2f7';

/** The colour of what lies open to the sky: as it snows, `share` of it is white. */
export function snowedOn(canvas: Canvas, colour: Colour, share = 0.9): Colour {
  return canvas.weather === 'snow' ? mix(colour, SNOW, share) : colour;
}
