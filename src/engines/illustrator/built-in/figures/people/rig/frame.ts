import { clamp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { add, minus, times, turned } from '#engines/illustrator/built-in/draw/vectors.ts';
import type { Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { Posture } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import type { Side } from '#engines/illustrator/built-in/figures/people/sides.ts';

/** Where the joints of a body are, in the figure's own space. */
export interface Frame {
  bones: Bones;
  posture: Posture;
  /** How much wider and longer clothes are than those of a child; narrower where the trunk is seen from its side. */
  cloth: readonly [wide: number, long: number];
  /** A point of the trunk, from the hips. */
  onTrunk: (point: Point) => Point;
  shoulder: (side: Side) => Point;
  hip: (side: Side) => Point;
  chin: Point;
  /** Of the head, in degrees. */
  tilt: number;
  /** From the chin, in the measure of a head that is 136 wide and 123 high. */
  onHead: (point: Point) => Point;
}

export function frameOf(bones: Bones, posture: Posture): Frame {
  const { hips, spine, lying = false } = posture;
  const onTrunk = (point: Point): Point => add(hips, turned(point, spine));
  const aside = lying ? 0 : Math.abs(Math.sin((spine * Math.PI) / 180));
  // Who bends ahead keeps one shoulder before the other, not above it.
  const across = (half: number): Point => turned([half * (1 - aside * 0.5), 0], lying ? spine : spine * 0.3);
  const chin = add(onTrunk([0, -bones.torso]), turned([bones.stoop, -bones.neck], spine * 0.6));
  const tilt = (posture.tilt ?? 0) + spine * 0.35;
  const spread = posture.fromBehind ? 0.84 : 0.76;
  const [wide, long] = bones.cloth;
  return {
    bones,
    posture,
    cloth: [wide * (1 - aside * 0.16), long],
    onTrunk,
    shoulder: (side) => add(onTrunk([0, -bones.torso * 0.88]), across(side * bones.shoulder * spread)),
    hip: (side) => add(onTrunk([0, -2]), across(side * bones.hip * 0.49)),
    chin,
    tilt,
    onHead: (point) => add(chin, turned(times(point, bones.head), tilt)),
  };
}

/** Half of the room that head and hair take, around their middle above the chin. */
const HEAD = { middle: -60, wide: 80, high: 70 };

/** Whether a point lies on the head. */
export function isOnHead({ chin, tilt, bones }: Frame, point: Point, margin = 0): boolean {
  const [x, y] = times(turned(minus(point, chin), -tilt), 1 / bones.head);
  const more = margin / bones.head;
  return Math.hypot(x / (HEAD.wide + more), (y - HEAD.middle) / (HEAD.high + more)) < 1;
}

/** The same point, or the nearest one beside or below the head. */
export function besideHead(frame: Frame, point: Point, side: Side, margin: number): Point {
  if (!isOnHead(frame, point, margin)) return point;
  const { chin, tilt, bones, onHead } = frame;
  const [x, y] = times(turned(minus(point, chin), -tilt), 1 / bones.head);
  const [wide, high] = [HEAD.wide + margin / bones.head, HEAD.high + margin / bones.head];
  const out = side * wide * Math.sqrt(1 - clamp(Math.abs(y - HEAD.middle) / high) ** 2);
  const down = HEAD.middle + high * Math.sqrt(1 - clamp(Math.abs(x) / wide) ** 2);
  return Math.abs(out - x) < Math.abs(down - y) || y < HEAD.middle ? onHead([out, y]) : onHead([x, down]);
}
