import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Side } from '#engines/illustrator/built-in/figures/people/sides.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Closer to its shoulder than this, a hand needs a bent elbow. */
const BENT_WITHIN = 56;
const WIDTH = 22;
export const SHOULDER: Point = [36, -154];

export interface Sleeves {
  skin: Colour;
  sleeve: Colour;
  /** How much of the arm the sleeve covers. */
  sleeved: number;
  /** At the wrist against the shoulder. */
  flare?: number;
  cuff?: Colour | undefined;
}

export interface ArmPose {
  hand: Point;
  bow: number;
}

/** No hand is held closer to its shoulder than arms can fold, unless it is lifted to the face. */
export function unfolded({ hand: [x, y], bow }: ArmPose, side: Side): ArmPose {
  const [dx, dy] = [x - side * SHOULDER[0], y - SHOULDER[1]];
  const length = Math.hypot(dx, dy) || 1;
  if (dy < 0 || length >= BENT_WITHIN) return { hand: [x, y], bow };
  const longer = BENT_WITHIN / length;
  return { hand: [side * SHOULDER[0] + dx * longer, SHOULDER[1] + dy * longer], bow };
}

/** An arm with a hand that has fingers where the pose shows them. */
export function personArm(
  brush: Brush,
  side: Side,
  pose: ArmPose,
  { skin, sleeve, sleeved, flare = 1, cuff }: Sleeves,
): Art {
  const shoulder: Point = [side * SHOULDER[0], SHOULDER[1]];
  const { hand } = pose;
  const elbow = elbowOf(shoulder, pose, side);
  const end = along(shoulder, elbow, hand, sleeved);
  const half: Point = [lerp(shoulder[0], elbow[0], sleeved), lerp(shoulder[1], elbow[1], sleeved)];
  const sleeveColour = brush.shaded(sleeve, 0.12);
  const wide = WIDTH * 1.14;
  return [
    line(`M${at(shoulder)}Q${at(elbow)} ${at(hand)}`, brush.of(skin), WIDTH * 0.8),
    line(`M${at(shoulder)}Q${at(half)} ${at(end)}`, sleeveColour, wide),
    flare > 1 &&
      line(`M${at(along(shoulder, elbow, hand, sleeved * 0.6))}L${at(end)}`, sleeveColour, wide * flare),
    handOf(brush, elbow, hand, skin),
    cuff && cuffAt(brush, along(shoulder, elbow, hand, sleeved - 0.04), end, cuff, wide * flare),
  ];
}

function elbowOf(from: Point, { hand, bow }: ArmPose, side: Side): Point {
  const [dx, dy] = [hand[0] - from[0], hand[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const middle: Point = [(from[0] + hand[0]) / 2, (from[1] + hand[1]) / 2];
  if (length < BENT_WITHIN) return [middle[0] + side * 40, middle[1] + 78 - length * 0.5];
  return [middle[0] - (dy / length) * bow, middle[1] + (dx / length) * bow];
}

function along(a: Point, b: Point, c: Point, share: number): Point {
  const on = (i: 0 | 1) => lerp(lerp(a[i], b[i], share), lerp(b[i], c[i], share), share);
  return [on(0), on(1)];
}

function cuffAt(brush: Brush, before: Point, end: Point, colour: Colour, width: number): Art {
  const [dx, dy] = unit(before, end);
  const across: Point = [-dy * width * 0.36, dx * width * 0.36];
  const from: Point = [end[0] + dx * 6 + across[0], end[1] + dy * 6 + across[1]];
  const to: Point = [end[0] + dx * 6 - across[0], end[1] + dy * 6 - across[1]];
  return line(`M${at(from)}L${at(to)}`, brush.of(colour), 9);
}

function handOf(brush: Brush, elbow: Point, hand: Point, skin: Colour): Art {
  const forward = unit(elbow, hand);
  const [x, y] = hand;
  const paint = brush.of(skin);
  const palm = ellipse(x, y, WIDTH * 0.53, WIDTH * 0.53, paint);
  const fingers = fingersOf(brush, forward, hand);
  const spread = fingers.map((turn): string => {
    const [fx, fy] = rotate(forward, turn);
    return `M${at(hand)}L${at([x + fx * 17, y + fy * 17])}`;
  });
  return [palm, spread.length > 0 && line(spread.join(''), paint, 7), thumb(forward, hand, paint)];
}

/** Degrees off the forearm. */
function fingersOf({ actor }: Brush, forward: Point, [x]: Point): readonly number[] {
  if (actor.reach) return [];
  const front = x * actor.facing > 0;
  if (actor.pose === 'point') return front ? [0] : [];
  const raised = forward[1] < -0.3 && actor.pose !== 'think' && actor.pose !== 'sleep';
  return raised ? [-36, -12, 12, 36] : [];
}

/** Towards the body, or up from an arm stretched out. */
function thumb([dx, dy]: Point, [x, y]: Point, paint: string): Art {
  const level = Math.abs(dx) > Math.abs(dy);
  const turn = level ? -Math.sign(dx) : Math.sign(x) * Math.sign(dy);
  const [ax, ay] = [-dy * turn, dx * turn];
  return line(`M${at([x, y])}L${at([x + ax * 9 + dx * 7, y + ay * 9 + dy * 7])}`, paint, 7);
}

function unit(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function rotate([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}
