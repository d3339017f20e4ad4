import type { State } from '#domain/direction-words.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { inHue, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { paintUnder } from '#engines/illustrator/built-in/light.ts';

/** All that is needed to draw a thing under the light of its scene. */
export interface PropBrush {
  canvas: Canvas;
  /** Seen from near, as in a hand that fills the page: show seams, threads and letters that would only be noise from afar. */
  near: boolean;
  /** Lit, open, broken or empty, of a drawing that knows the difference. */
  state?: State;
  /** Where the light comes from in the thing's own space: -1 from the left. */
  side: 1 | -1;
  of: (colour: Colour) => Colour;
  lit: (colour: Colour, share?: number) => Colour;
  shaded: (colour: Colour, share?: number) => Colour;
  /** A rounded form: lit from above, shaded below. */
  form: (colour: Colour, lit?: number, shade?: number) => string;
  /** A ball: an apple, a bead. */
  ball: (colour: Colour, lit?: number, shade?: number) => string;
}

/** A thing as we draw it: it stands on (0, 0), upwards is negative, and its longer side measures 100. */
export interface PropArt {
  draw: (brush: PropBrush) => Art;
  width: number;
  height: number;
  /** Where a hand takes it; of what flies on a string, where the string is tied. */
  grip: Point;
  /** How it is turned in a hand that points ahead, in degrees clockwise about the grip. */
  turn?: number;
  /** Who holds it holds a string, and it flies above their head. */
  onString?: true;
  /** As it lies where nobody holds it, if that is not how it is held. */
  resting?: Resting;
}

export type Resting = Pick<PropArt, 'draw' | 'width' | 'height'>;

export interface PropPaint {
  /** The hue of the whole thing, where a story says it. */
  hue?: Colour | undefined;
  state?: State | undefined;
}

/** `mirrored`: the drawing is seen as in a mirror, so the light falls from its other side. */
export function propBrush(
  canvas: Canvas,
  near = false,
  mirrored = false,
  { hue, state }: PropPaint = {},
): PropBrush {
  const { light } = canvas;
  const plain = paintUnder(light, light.night ? 0.3 : 0.1);
  const dyed = (colour: Colour) => (hue ? inHue(colour, hue) : colour);
  const paint: typeof plain = {
    ...plain,
    of: (colour) => plain.of(dyed(colour)),
    lit: (colour, share) => plain.lit(dyed(colour), share),
    shaded: (colour, share) => plain.shaded(dyed(colour), share),
  };
  const side = mirrored === canvas.side < 0 ? 1 : -1;
  const from = side < 0 ? 0.15 : 0.85;
  return {
    canvas,
    near,
    ...(state && { state }),
    side,
    of: (colour) => paint.of(colour),
    lit: (colour, share = 0.25) => paint.lit(colour, share),
    shaded: (colour, share = 0.3) => paint.shaded(colour, share),
    form: (colour, lit = 0.2, shade = 0.3) =>
      canvas.linear(
        [
          [0, paint.lit(colour, lit)],
          [0.45, paint.of(colour)],
          [1, paint.shaded(colour, shade)],
        ],
        [from, 0, 1 - from, 1],
      ),
    ball: (colour, lit = 0.24, shade = 0.26) =>
      canvas.radial(
        [
          [0, paint.lit(colour, lit)],
          [0.58, paint.of(colour)],
          [1, paint.shaded(colour, shade)],
        ],
        [side < 0 ? 0.36 : 0.64, 0.34, 0.8],
      ),
  };
}
