import { POSES, type Pose } from '#domain/picture-world.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';

export interface Limb {
  /** Where it ends; x counts towards where the figure faces. */
  end: Point;
  /** How far the elbow or knee bends out. */
  bow: number;
}

/** How a body stands, for figures with two arms and two legs; others take from it what they can. */
export interface Stance {
  frontArm: Limb;
  backArm: Limb;
  frontLeg: Limb;
  backLeg: Limb;
  /** The body sinks by so much, as when sitting. */
  drop: number;
  /** Degrees the body leans ahead. */
  lean: number;
  /** Above the ground. */
  lift: number;
  /** Lying on the ground. */
  lying: boolean;
  fromBehind: boolean;
  /** The arms are in front of the head. */
  armsAbove: boolean;
}

const limb = (x: number, y: number, bow = 0): Limb => ({ end: [x, y], bow });

const STANDING: Stance = {
  frontArm: limb(58, -92, 10),
  backArm: limb(-58, -92, -10),
  frontLeg: limb(20, -8),
  backLeg: limb(-20, -8),
  drop: 0,
  lean: 0,
  lift: 0,
  lying: false,
  fromBehind: false,
  armsAbove: false,
};

/** `swing` goes from -1 to 1 over the frames. */
const STANCES: Record<Pose, (swing: number) => Partial<Stance>> = {
  stand: (swing) => ({ frontArm: limb(58, -92 - swing * 3, 10), backArm: limb(-58, -92 + swing * 3, -10) }),
  walk: (swing) => ({
    frontArm: limb(54 - swing * 16, -96, 10),
    backArm: limb(-54 - swing * 16, -96, -10),
    frontLeg: limb(24 - swing * 12, -8 - Math.max(0, -swing) * 10),
    backLeg: limb(-24 - swing * 12, -8 - Math.max(0, swing) * 10),
    lean: 2,
  }),
  run: (swing) => ({
    frontArm: limb(66 - swing * 18, -122 - swing * 12, 22),
    backArm: limb(-66 - swing * 18, -122 + swing * 12, -22),
    frontLeg: limb(32 - swing * 22, -10 - Math.max(0, -swing) * 26, -12),
    backLeg: limb(-30 - swing * 22, -10 - Math.max(0, swing) * 26, -12),
    lean: 8,
    lift: 8 + Math.abs(swing) * 8,
  }),
  jump: (swing) => ({
    frontArm: limb(116, -240 - swing * 8, 24),
    backArm: limb(-116, -240 + swing * 8, -24),
    frontLeg: limb(34, -20, 14),
    backLeg: limb(-34, -20, -14),
    lift: 46 + swing * 16,
    armsAbove: true,
  }),
  fly: (swing) => ({
    frontArm: limb(100, -196 - swing * 6, 8),
    backArm: limb(-76, -128 + swing * 12, -12),
    frontLeg: limb(2, -2, -10),
    backLeg: limb(-44, -14, -10),
    lean: 16,
    lift: 74 + swing * 8,
    armsAbove: true,
  }),
  sit: (swing) => ({
    frontArm: limb(44, -88 + swing * 2, 14),
    backArm: limb(-44, -88 - swing * 2, -14),
    frontLeg: limb(46, -7, 8),
    backLeg: limb(-38, -7, -8),
    drop: 46,
  }),
  sleep: (swing) => ({
    frontArm: limb(44, -120 + swing, 14),
    backArm: limb(30, -100, -6),
    frontLeg: limb(26, -14, 10),
    backLeg: limb(-8, -10, 10),
    lying: true,
  }),
  wave: (swing) => ({ frontArm: limb(114 + swing * 12, -228 - Math.abs(swing) * 8, 24), armsAbove: true }),
  cheer: (swing) => ({
    frontArm: limb(114 + swing * 6, -252 - swing * 8, 22),
    backArm: limb(-114 - swing * 6, -252 + swing * 8, -22),
    frontLeg: limb(26, -8),
    backLeg: limb(-26, -8),
    lift: 6 + swing * 6,
    armsAbove: true,
  }),
  point: (swing) => ({ frontArm: limb(102, -162 + swing * 5, 6), backArm: limb(-50, -96, -10) }),
  give: (swing) => ({
    frontArm: limb(92, -128 + swing * 3, 12),
    backArm: limb(52, -112 + swing * 3, 34),
    lean: 3,
  }),
  think: (swing) => ({
    frontArm: limb(30, -168 + swing * 2, 38),
    backArm: limb(14, -110, -26),
    armsAbove: true,
  }),
  hug: (swing) => ({
    frontArm: limb(92, -140 - swing * 4, 14),
    backArm: limb(66, -112 + swing * 4, 30),
    lean: 5,
  }),
  'hold-hands': (swing) => ({ frontArm: limb(86, -104 + swing * 4, 8), backArm: limb(-58, -92, -10) }),
  'look-away': (swing) => ({ frontArm: limb(56, -94 + swing * 2, 10), fromBehind: true }),
};

/** What a body without bones does, and what comes nearest to the rest. */
const NEAREST: Record<Exclude<Action, Pose>, Pose> = {
  kneel: 'sit',
  crouch: 'sit',
  climb: 'cheer',
  swim: 'fly',
  dance: 'cheer',
  dig: 'give',
  throw: 'wave',
  catch: 'cheer',
  eat: 'sit',
  drink: 'stand',
  read: 'sit',
  write: 'sit',
  paint: 'give',
  play: 'sit',
  sing: 'cheer',
  ride: 'sit',
  push: 'give',
  pull: 'give',
  lift: 'cheer',
  carry: 'walk',
  reach: 'point',
  hide: 'sit',
  peek: 'think',
  lie: 'sleep',
  crawl: 'sit',
  fall: 'jump',
  bow: 'sit',
  listen: 'think',
  whisper: 'think',
  'high-five': 'wave',
  'on-shoulders': 'sit',
  'read-together': 'sit',
  shout: 'cheer',
  yawn: 'stand',
  blow: 'stand',
  sneeze: 'stand',
  sniff: 'stand',
  knock: 'point',
  count: 'think',
  stir: 'give',
  pour: 'give',
  hang: 'cheer',
};

const isPose = (action: Action): action is Pose => (POSES as readonly string[]).includes(action);

export const poseOf = (action: Action): Pose => (isPose(action) ? action : NEAREST[action]);

export function stanceOf(action: Action, swing: number): Stance {
  return { ...STANDING, ...STANCES[poseOf(action)](swing) };
}
