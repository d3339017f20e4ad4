import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Body, LegLine } from '#engines/illustrator/built-in/figures/people/body.ts';
import { pattern } from '#engines/illustrator/built-in/figures/pattern.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { clamp, hull, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { add, angleOf, between, minus, polar } from '#engines/illustrator/built-in/draw/vectors.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Of both legs together, down to where cloth covers them. */
export interface Hem {
  /** Of a leg's length. */
  share: number;
  /** Half the breadth of cloth around a leg. */
  thick: number;
}

/** The middle of a leg where the hem is, and the two edges of the cloth there. */
export function hemOn({ hip, knee, ankle }: LegLine, { share, thick }: Hem, turn: number, wide: number) {
  const above = share <= turn;
  const hem = above ? between(hip, knee, share / turn) : between(knee, ankle, (share - turn) / (1 - turn));
  const wing = polar((above ? angleOf(hip, knee) : angleOf(knee, ankle)) + 90, thick * wide);
  return { hem, edges: [add(hem, wing), minus(hem, wing)] };
}

export const round = (middle: Point, radius: number): Point[] =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => add(middle, polar(angle, radius)));

/** Feet show under the hem of whoever sits, however long it is. */
const LOWEST_HEM = 0.84;
const LOWEST_HEM_ASTRIDE = 0.62;

/** A skirt on somebody who sits: it lies on the thighs and falls from the knees, the near leg before the far one. */
export function lap(brush: Brush, body: Body, given: Hem, cloth: Colour): Art {
  const { legs, bones, posture, above } = body;
  const turn = bones.thigh / (bones.thigh + bones.shin);
  const hem = { ...given, share: clamp(given.share, 0, posture.astride ? LOWEST_HEM_ASTRIDE : LOWEST_HEM) };
  const onGround = (point: Point) => (posture.astride ? point : above(point, 3));
  const shape = (...parts: readonly Point[][]) =>
    parts.map((part) => smooth(hull(part.map(onGround)), { closed: true, tension: 0.12 })).join('');
  const overLeg = (leg: LegLine, thick: number) => {
    const thigh = [...round(leg.hip, thick * 1.1), ...round(leg.knee, thick)];
    return hem.share > turn
      ? [thigh, [...round(leg.knee, thick), ...hemOn(leg, { ...hem, thick }, turn, 1.15).edges]]
      : [[...round(leg.hip, thick * 1.1), ...hemOn(leg, { ...hem, thick }, turn, 1.1).edges]];
  };
  const waist: Point[] = [
    [38, -104],
    [-38, -104],
  ];
  const hips = [...round(legs.near.hip, hem.thick), ...round(legs.far.hip, hem.thick)];
  const [far, near] = [overLeg(legs.far, hem.thick * 0.96), overLeg(legs.near, hem.thick)];
  const both = (i: 0 | 1) => [...(near[i] ?? []), ...(far[i] ?? [])];
  // What hangs between the knees.
  const behind = shape(...(near.length > 1 ? [both(0), both(1)] : [both(0)]));
  const front = shape([...waist, ...hips], ...near);
  return [
    path(behind, brush.shaded(cloth, 0.24)),
    line(shape(...near), brush.shaded(cloth, 0.42), 3),
    path(front, brush.form(cloth, 0.16, 0.2)),
    brush.look.top === cloth && pattern(brush, front, cloth),
  ];
}
