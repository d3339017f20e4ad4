import { SIDES, handsFrom, type Side } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface WingOptions {
  shoulder: Point;
  tip: Point;
  width: number;
  fill: string;
  /** Of the lines between its feathers; none on a flipper or a fin. */
  quill?: string;
  side: Side;
}

/** A wing, a flipper or a fin between its shoulder and its tip; the leading edge is the outer, upper one. */
export function wing({ shoulder, tip, width, fill, quill, side }: WingOptions): Art {
  const p = alongAndAcross(shoulder, tip, side);
  const w = width;
  const front = `M${p(-0.02, -w * 0.36)}C${p(0.3, -w * 0.72)} ${p(0.8, -w * 0.5)} ${p(1, 0)}`;
  if (!quill) {
    return path(
      `${front}C${p(0.9, w * 0.5)} ${p(0.4, w * 0.62)} ${p(0.04, w * 0.4)}Q${p(-0.14, 0)} ${p(-0.02, -w * 0.36)}Z`,
      fill,
    );
  }
  return [
    path(
      `${front}Q${p(1.02, w * 0.4)} ${p(0.8, w * 0.36)}Q${p(0.8, w * 0.72)} ${p(0.55, w * 0.58)}Q${p(0.5, w * 0.86)} ${p(0.24, w * 0.58)}Q${p(-0.16, w * 0.5)} ${p(-0.02, -w * 0.36)}Z`,
      fill,
    ),
    line(
      `M${p(0.4, w * 0.02)}Q${p(0.62, w * 0.06)} ${p(0.8, w * 0.3)}M${p(0.2, w * 0.1)}Q${p(0.4, w * 0.2)} ${p(0.55, w * 0.5)}`,
      quill,
      3,
      { opacity: 0.5, airy: true },
    ),
  ];
}

/** Writes points as a share of the way from one point to another, and off it to the trailing side. */
function alongAndAcross(from: Point, to: Point, side: Side) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return (share: number, off: number) =>
    at([
      lerp(from[0], to[0], share) - (side * off * dy) / length,
      lerp(from[1], to[1], share) + (side * off * dx) / length,
    ]);
}

/** Both wings of somebody seen from the front, who waves and points with them. */
export function bothWings(
  brush: Brush,
  {
    shoulder,
    length,
    ...look
  }: { shoulder: Point; length: number; width: number; fill: string; quill?: string },
): { art: Art; hand: Point } {
  const { stance, swing, actor } = brush;
  const hands = handsFrom(brush, shoulder, length);
  const spread = actor.pose === 'fly';
  const tipOf = (side: Side): Point => {
    const own: Point = [side * shoulder[0], shoulder[1]];
    if (actor.reach && side === brush.facing) return hands.front;
    if (spread) return [own[0] + side * 112 * length, own[1] - (24 + swing * 30) * length];
    return offTheFace(beyond(own, (side < 0 ? hands.left : hands.right).hand, 24), side, shoulder);
  };
  return {
    art: SIDES.map((side) =>
      wing({
        ...look,
        shoulder: [side * shoulder[0], shoulder[1]],
        tip: tipOf(side),
        side,
        width: look.width * (spread ? 1.25 : 1),
      }),
    ),
    hand: stance.fromBehind ? hands.front : tipOf(brush.facing),
  };
}

/** A wing laid across the body stays under the beak. */
function offTheFace([x, y]: Point, side: Side, shoulder: Point): Point {
  if (side * x > shoulder[0] - 6) return [x, y];
  return [side * Math.max(side * x, 14), Math.max(y, shoulder[1] + 50)];
}

function beyond(from: Point, to: Point, more: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.max(58, length + more) / length;
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share)];
}
