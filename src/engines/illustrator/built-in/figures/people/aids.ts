import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Body } from '#engines/illustrator/built-in/figures/people/body.ts';
import type { Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { DrawnArm } from '#engines/illustrator/built-in/figures/people/rig/limbs.ts';
import type { ArmPosture, Posture } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { cane, crutches, walker } from '#engines/illustrator/built-in/figures/people/aids/sticks.ts';
import {
  SEAT,
  wheelchair,
  wheelchairFromBehind,
} from '#engines/illustrator/built-in/figures/people/aids/wheelchair.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import type { Action } from '#domain/scene-direction.ts';

/** What somebody does without a chair or a stick: in bed, in water, in the air, on somebody's back. */
const WITHOUT: ReadonlySet<Action> = new Set<Action>([
  'sleep',
  'lie',
  'swim',
  'fly',
  'ride',
  'on-shoulders',
  'crawl',
  'fall',
]);
/** For this one needs both feet and a free hand. */
const ON_FOOT: ReadonlySet<Action> = new Set<Action>([
  'stand',
  'walk',
  'wave',
  'point',
  'give',
  'think',
  'listen',
  'whisper',
  'reach',
  'peek',
  'hold-hands',
  'sing',
  'drink',
  'look-away',
  'cheer',
  'high-five',
  'shout',
  'yawn',
  'blow',
  'sneeze',
  'sniff',
  'knock',
  'count',
  'stir',
  'pour',
]);

/** A chair fits whoever sits in it. */
const sizeOf = ({ torso }: Bones): number => (torso > 100 ? 1.25 : 1);

const kindOf = ({ look, actor }: Brush) => (look.aid && !WITHOUT.has(actor.pose) ? look.aid.kind : undefined);

/** A posture as somebody takes it who gets about with an aid. */
export function takenWith(brush: Brush, bones: Bones, posture: Posture): Posture {
  switch (kindOf(brush)) {
    case 'wheelchair':
      return rolling(brush, bones, posture);
    case 'walker':
      return ON_FOOT.has(brush.actor.pose)
        ? {
            ...posture,
            spine: 6,
            near: onHandle(bones, 24),
            ...(posture.far.layer ? {} : { far: onHandle(bones, 44) }),
          }
        : posture;
    case 'cane':
    case 'crutches':
      return ON_FOOT.has(brush.actor.pose) ? { ...posture, near: onStick(bones) } : posture;
    default:
      return posture;
  }
}

const onHandle = ({ thigh, shin }: Bones, x: number): ArmPosture => ({
  by: [x, (thigh + shin) * 0.985 + 13 - 124],
  grip: 'grip',
  fingers: 10,
});
const onStick = ({ shoulder }: Bones): ArmPosture => ({
  by: [-shoulder - 14, -2],
  grip: 'grip',
  fingers: 84,
});

/** Sitting in the chair; who goes has a hand on the wheel. */
function rolling(brush: Brush, bones: Bones, posture: Posture): Posture {
  const k = sizeOf(bones);
  const goes = ['walk', 'run', 'stand', 'push', 'pull', 'sit', 'kneel', 'crouch'].includes(brush.actor.pose);
  const push = brush.actor.pose === 'run' ? 0.8 : 0.2;
  const hips = -SEAT * k - 12;
  return {
    ...posture,
    hips: [-6 * k, hips],
    spine: Math.max(-6, Math.min(12, posture.spine)),
    seated: true,
    lift: 0,
    ...(posture.lift && brush.actor.pose !== 'run' && { wind: 90 }),
    ...(goes && {
      near: {
        by: [-2 * k + (push + brush.swing * 0.3) * 26 * k, -112 * k - hips + push * 7],
        grip: 'grip' as const,
        fingers: 62,
      },
    }),
    nearLeg: { to: [76 * k, -24 * k], toe: -4 },
    farLeg: { to: [88 * k, -28 * k], toe: -4 },
  };
}

interface AidArt {
  rear?: Art;
  /** Over body and legs, under the arms. */
  front?: Art;
  over?: Art;
}

export function aidOf(brush: Brush, { bones }: Body, arms: { near: DrawnArm; far: DrawnArm }): AidArt {
  const { aid } = brush.look;
  const kind = kindOf(brush);
  if (!aid || !kind) return {};
  const k = sizeOf(bones);
  if (kind === 'wheelchair') {
    return brush.fromBehind
      ? { over: wheelchairFromBehind(brush, aid.colour, k) }
      : wheelchair(brush, aid.colour, k);
  }
  if (!ON_FOOT.has(brush.actor.pose) || brush.fromBehind) return {};
  if (kind === 'walker') return walker(brush, aid.colour);
  if (kind === 'cane') return { rear: cane(brush, arms.near.hand, aid.colour) };
  return kind === 'crutches' ? crutches(brush, arms, aid.colour) : {};
}
