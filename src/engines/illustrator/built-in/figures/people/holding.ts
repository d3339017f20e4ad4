import type { Action } from '#domain/scene-direction.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { ArmPosture, Posture } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import type { Side } from '#engines/illustrator/built-in/figures/people/sides.ts';

/** The hand ahead does something of its own, so that the other one holds. */
const OTHER_HAND: ReadonlySet<Action> = new Set<Action>([
  'think',
  'whisper',
  'listen',
  'peek',
  'wave',
  'point',
  'reach',
  'high-five',
  'hold-hands',
  'hug',
  'catch',
  'throw',
  'climb',
  'shout',
  'yawn',
  'sneeze',
  'knock',
]);

/** With the hand ahead, unless it has something else to do: at the face, drawn back, or with somebody. */
export function holdingSide({ pose, reach }: Pick<Actor, 'pose' | 'reach'>): Side {
  return OTHER_HAND.has(pose) || (reach && pose !== 'give') ? -1 : 1;
}

/** What the hand that holds does in these is part of the doing. */
const IN_USE: ReadonlySet<Action> = new Set<Action>([
  'carry',
  'give',
  'lift',
  'cheer',
  'jump',
  'dance',
  'run',
  'throw',
  'paint',
  'sniff',
  'stir',
  'pour',
  'eat',
  'drink',
  'read',
  'read-together',
  'write',
  'dig',
  'ride',
  'on-shoulders',
  'push',
  'pull',
  'fly',
  'fall',
  'swim',
  'climb',
  'sleep',
  'lie',
  'crawl',
]);

/** Whoever holds something has it before them or at their side, never behind body or head. */
export function withThingInSight({ holds, ...actor }: Actor, b: Bones, posture: Posture): Posture {
  if (!holds || posture.fromBehind || IN_USE.has(actor.pose)) return posture;
  return holdingSide(actor) === 1 ? { ...posture, far: ahead(b) } : { ...posture, near: aside(b) };
}

const ahead = (b: Bones): ArmPosture => ({
  by: [b.shoulder * 0.85 + b.upperArm * 0.45, -b.torso * 0.42],
  grip: 'grip',
  fingers: -18,
  layer: 'before',
});

const aside = (b: Bones): ArmPosture => ({
  by: [-b.shoulder * 0.85 - b.upperArm * 0.5, -b.torso * 0.36],
  bend: -1,
  grip: 'grip',
  fingers: 196,
  thumb: -1,
  layer: 'before',
});
