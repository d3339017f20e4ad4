import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Shape } from '#engines/illustrator/built-in/draw/shapes.ts';

const DIRECTIONS = {
  across: [0, 0, 1, 0],
  down: [0, 0, 0, 1],
  slant: [0, 0, 1, 1],
} as const;

/** One material under the light of the scene: lit at its upper left, shaded at its lower right. */
export function surface(
  canvas: Canvas,
  colour: Colour,
  direction: keyof typeof DIRECTIONS = 'slant',
  contrast = 0.3,
): string {
  const { paint } = canvas;
  return canvas.linear(
    [
      [0, paint.lit(colour, contrast)],
      [0.45, paint.of(colour)],
      [1, paint.shaded(colour, contrast)],
    ],
    DIRECTIONS[direction],
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

/** What stands on a floor darkens it. */
export function footShadow(canvas: Canvas, x: number, y: number, rx: number, ry = rx * 0.16): Shape {
  return canvas.glow(x, y, rx * 1.25, ry * 1.6, canvas.light.shadow, 0.55);
}

/** Something close to us and away from the light, as the frame of a picture. */
export function nearShade({ paint, light }: Canvas, colour: Colour, share = 0.22): Colour {
  return mix(tone(paint.of(colour), -share), light.shadow, 0.16);
}

/** The inside of a cupboard, a hearth, a gap. */
export function hollow({ paint, light }: Canvas, colour: Colour): Colour {
  return mix(tone(paint.of(colour), -0.26, 0.9), light.shadow, 0.12);
}
