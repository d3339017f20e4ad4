import { SIDES } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Limb } from '#engines/illustrator/built-in/figures/stances.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const TOES =
  'M-21 0C-24 -9 -13 -13 -8 -9C-5 -15 5 -15 8 -9C13 -13 24 -9 21 0Q15 4 10 0Q0 5 -10 0Q-15 4 -21 0Z';
const WEB =
  'M-8 -16Q0 -20 8 -16C18 -12 30 -6 28 0Q22 5 14 1Q7 6 0 2Q-7 6 -14 1Q-22 5 -28 0C-30 -6 -18 -12 -8 -16Z';

export interface FeetOptions {
  /** Half the distance of the hips, and how high they are. */
  hip: Point;
  colour: Colour;
  webbed?: boolean;
  leg?: number;
  /** The middle between the feet. */
  x?: number;
  size?: number;
}

/** A bird's legs; they step as the stance has them. */
export function birdFeet(
  { stance, facing, form, shaded }: Brush,
  { hip: [hipX, hipY], colour, webbed = false, leg = 9, x = 0, size = 1 }: FeetOptions,
): Art {
  return SIDES.map((side) => {
    const { end }: Limb = side === facing ? stance.frontLeg : stance.backLeg;
    const foot: Point = [x + end[0] * facing * (hipX / 20), Math.min(0, end[1] + 8)];
    return [
      line(`M${at([x + side * hipX, hipY])}L${at([foot[0], foot[1] - 8])}`, shaded(colour, 0.15), leg),
      group(path(webbed ? WEB : TOES, form(colour, 0.2, 0.2)), {
        x: foot[0] + facing * 3,
        y: foot[1],
        scale: size,
      }),
    ];
  });
}
