import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export const STEEL = '#9aa3b0';
export const CELLS = '#4a6a9c';

/** Two bones, a joint, and a small grip. */
export function machineArm({ of, form, facing }: Brush, from: Point, hand: Point): Art {
  const elbow: Point = [lerp(from[0], hand[0], 0.5) + facing * 14, Math.max(from[1], hand[1]) - 6];
  return [
    line(`M${at(from)}L${at(elbow)}L${at(hand)}`, of(STEEL), 12),
    circle(elbow[0], elbow[1], 10, form('#e0a24a', 0.25, 0.2)),
    line(`M${at(hand)}l${facing * 12} -12M${at(hand)}l${facing * 14} 6`, of(tone(STEEL, -0.12)), 8),
    circle(hand[0], hand[1], 9, form('#e0a24a', 0.25, 0.2)),
  ];
}
