import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Limb } from '#engines/illustrator/built-in/figures/stances.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Nobody's arm is made of rubber. */
const LONGEST_ARM = 122;

export interface ArmOptions {
  shoulder: Point;
  width: number;
  skin: Colour;
  sleeve?: Colour;
  /** How much of the arm the sleeve covers. */
  sleeved?: number;
}

export interface Arms {
  /** The hands on the picture's left and right. */
  left: { hand: Point; bow: number };
  right: { hand: Point; bow: number };
  /** The hand in front, which holds things. */
  front: Point;
}

/** Where both hands are, with the body sunk by the stance's drop. */
export function armsOf({ stance, facing, actor }: Brush, shoulderX: number, shoulderY: number): Arms {
  const place = ({ end: [x, y], bow }: Limb) => ({ hand: [x * facing, y] as Point, bow: bow * facing });
  const reach = actor.reach && within(actor.reach, [shoulderX * facing, shoulderY]);
  const front = reach ? { hand: reach, bow: 6 * facing } : place(stance.frontArm);
  const back = place(stance.backArm);
  return {
    left: facing > 0 ? back : front,
    right: facing > 0 ? front : back,
    front: front.hand,
  };
}

function within([x, y]: Point, [sx, sy]: Point): Point {
  const length = Math.hypot(x - sx, y - sy);
  const share = Math.min(1, LONGEST_ARM / length);
  return [lerp(sx, x, share), lerp(sy, y, share)];
}

/** An arm from its shoulder to a hand. */
export function arm(
  brush: Brush,
  { hand, bow }: { hand: Point; bow: number },
  { shoulder, width, skin, sleeve, sleeved = 0 }: ArmOptions,
): Art {
  const elbow = bend(shoulder, hand, bow);
  const cuff = bezier(shoulder, elbow, hand, sleeved);
  const half: Point = [lerp(shoulder[0], elbow[0], sleeved), lerp(shoulder[1], elbow[1], sleeved)];
  return [
    line(`M${at(shoulder)}Q${at(elbow)} ${at(hand)}`, brush.of(skin), width * 0.86),
    ellipse(hand[0], hand[1], width * 0.6, width * 0.58, brush.of(skin)),
    sleeve &&
      sleeved > 0 &&
      line(`M${at(shoulder)}Q${at(half)} ${at(cuff)}`, brush.shaded(sleeve, 0.12), width * 1.12),
  ];
}

function bend(from: Point, to: Point, bow: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [(from[0] + to[0]) / 2 - (dy / length) * bow, (from[1] + to[1]) / 2 + (dx / length) * bow];
}

function bezier(a: Point, b: Point, c: Point, t: number): Point {
  const between = (i: 0 | 1) => lerp(lerp(a[i], b[i], t), lerp(b[i], c[i], t), t);
  return [between(0), between(1)];
}

export interface LegOptions {
  /** Half the distance between the hips, and their height before the body sinks. */
  hip: Point;
  width: number;
  leg: string;
  shoe: string;
}

export function legs({ stance, facing }: Brush, { hip: [hipX, hipY], width, leg, shoe }: LegOptions): Art {
  const one = (side: 1 | -1, { end, bow }: Limb): Art => {
    const from: Point = [hipX * side * facing, hipY + stance.drop];
    const foot: Point = [end[0] * facing, end[1]];
    const knee: Point = [(from[0] + foot[0]) / 2 + bow * facing, (from[1] + foot[1]) / 2 - Math.abs(bow)];
    return [
      line(`M${at(from)}Q${at(knee)} ${at([foot[0], foot[1] - 6])}`, leg, width),
      path(shoeAt(foot, width, facing), shoe),
    ];
  };
  return [one(-1, stance.backLeg), one(1, stance.frontLeg)];
}

function shoeAt([x, y]: Point, width: number, facing: number): string {
  const toe = facing * 5;
  const w = width;
  const mirrored = facing < 0 ? -1 : 1;
  const px = (offset: number) => x + offset * mirrored;
  return `M${at([px(-w * 0.62), y + 8])}C${at([px(-w * 0.8), y - 10])} ${at([px(w * 0.3), y - 16])} ${at([px(w * 0.55) + toe * 0.6, y - 3])}Q${at([px(w * 0.8) + toe, y + 8])} ${n(px(w * 0.5) + toe)} ${n(y + 8)}Z`;
}
