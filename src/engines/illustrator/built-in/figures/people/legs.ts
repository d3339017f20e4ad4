import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Limb } from '#engines/illustrator/built-in/figures/stances.ts';
import type { Body } from '#engines/illustrator/built-in/figures/people/body.ts';
import { SIDES, type Side } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface Stockings {
  leg: string;
  shoe: string;
  width: number;
}

/** Legs from the hips down to shoes that stand on the ground. */
export function standingLegs(
  { stance, facing }: Brush,
  { leg: length, trunk }: Body,
  { leg, shoe, width }: Stockings,
): Art {
  const one = (side: Side, { end: [x, y], bow }: Limb): Art => {
    const hip: Point = [19 * trunk * side * facing, -length];
    const ankle: Point = [x * facing, y + 6 - width / 2];
    const knee: Point = [(hip[0] + ankle[0]) / 2 + bow * facing, (hip[1] + ankle[1]) / 2 - Math.abs(bow)];
    return [
      line(`M${at(hip)}Q${at(knee)} ${at(ankle)}`, leg, width),
      path(shoeAt([x * facing, y + 8], width, facing), shoe),
    ];
  };
  return [one(-1, stance.backLeg), one(1, stance.frontLeg)];
}

/** Around a foot whose sole is at `y`. */
function shoeAt([x, y]: Point, width: number, facing: Side): string {
  const by = (across: number, up: number): string => at([x + across * width * facing, y - up * width]);
  return `M${by(-0.62, 0)}C${by(-0.82, 0.76)} ${by(0.3, 1.02)} ${by(0.68, 0.48)}Q${by(1.04, 0.02)} ${by(0.7, 0)}Z`;
}

/** Legs stretched out towards us on the ground. */
export function seatedLegs({ trunk }: Body, { leg, width }: Stockings): Art {
  return SIDES.map((side) =>
    line(
      `M${side * 17 * trunk} ${-30 * trunk}Q${side * 34 * trunk} -34 ${side * 46 * trunk} -16`,
      leg,
      width * 1.06,
    ),
  );
}

/** The soles that we see of somebody who sits; under a long skirt only their tips. */
export function seatedFeet(
  { lit, look }: Brush,
  { trunk }: Body,
  { shoe }: Stockings,
  skirted: boolean,
): Art {
  if (skirted) return SIDES.map((side) => ellipse(side * 24 * trunk, -5, 15, 9, shoe));
  return SIDES.map((side) =>
    group(
      [
        ellipse(0, 0, 14, 18, shoe),
        ellipse(0, -4, 8, 9, lit(look.bottom, 0.1), { opacity: 0.18, airy: true }),
      ],
      { x: side * 52 * trunk, y: -17, turn: side * 16 },
    ),
  );
}
