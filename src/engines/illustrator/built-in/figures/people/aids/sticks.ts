import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { DrawnArm } from '#engines/illustrator/built-in/figures/people/rig/limbs.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const RUBBER: Colour = '#3a3742';

/** A frame on four wheels, in two halves: behind and before who walks in it. */
export function walker({ of, shaded }: Brush, colour: Colour): { rear: Art; front: Art } {
  const frame = (paint: string, x: number): Art => [
    line(
      `M${x - 40} -118H${x - 8}Q${x + 6} -116 ${x + 10} -100L${x + 26} -10M${x - 26} -118L${x - 34} -12M${x - 30} -64H${x + 16}`,
      paint,
      6.5,
    ),
    circle(x + 27, -9, 9, of(RUBBER)),
    circle(x - 34, -9, 9, of(RUBBER)),
  ];
  return {
    rear: frame(shaded(colour, 0.35), 62),
    front: [frame(of(colour), 40), line('M-6 -119H14', of(RUBBER), 10)],
  };
}

export function cane({ of }: Brush, [x, y]: Point, colour: Colour): Art {
  return line(`M${at([x - 6, -3])}L${at([x, y])}q-2 -16 10 -17q12 0 11 12`, of(colour), 7);
}

/** One in each hand that is free, with a cuff around the forearm. */
export function crutches(
  { of }: Brush,
  { near, far }: { near: DrawnArm; far: DrawnArm },
  colour: Colour,
): { rear: Art; front: Art } {
  const one = ([x, y]: Point): Art => [
    line(`M${at([x - 5, -3])}L${at([x + 4, y - 62])}`, of(colour), 6),
    line(`M${at([x - 3, y])}h16`, of(RUBBER), 7),
    line(`M${at([x - 6, y - 58])}q10 8 20 0`, of(RUBBER), 6),
    circle(x - 5, -4, 5, of(RUBBER)),
  ];
  return { rear: far.hand[1] > near.hand[1] - 30 && one(far.hand), front: one(near.hand) };
}
