import type { Age } from '#domain/look.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { AIRBORNE } from '#engines/illustrator/built-in/figures/people/rig/postures/airborne.ts';
import { asBaby } from '#engines/illustrator/built-in/figures/people/rig/postures/baby.ts';
import { LOW } from '#engines/illustrator/built-in/figures/people/rig/postures/low.ts';
import { LYING } from '#engines/illustrator/built-in/figures/people/rig/postures/lying.ts';
import { MOVING } from '#engines/illustrator/built-in/figures/people/rig/postures/moving.ts';
import {
  isRaised,
  onSeat,
  SEATED,
} from '#engines/illustrator/built-in/figures/people/rig/postures/seated.ts';
import { STANDING } from '#engines/illustrator/built-in/figures/people/rig/postures/standing.ts';
import { TOGETHER } from '#engines/illustrator/built-in/figures/people/rig/postures/together.ts';

/** What somebody's body does who is drawn with bones. */
const POSTURES: Record<Action, Take> = {
  ...STANDING,
  ...MOVING,
  ...AIRBORNE,
  ...LOW,
  ...SEATED,
  ...LYING,
  ...TOGETHER,
};

/** Whoever has a seat keeps to it, whatever the hands do. */
export function postureOf(age: Age, action: Action): Take {
  const take = age === 'baby' ? asBaby(action, POSTURES[action]) : POSTURES[action];
  return (bones, swing, seat) => ({
    ...take(bones, swing, seat),
    ...(seat !== undefined && isRaised(bones, seat) && { ...onSeat(bones, seat), lift: 0 }),
  });
}
