import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { reachFor, reachUp } from '#engines/illustrator/built-in/figures/people/rig/postures/reaching.ts';
import type { Age } from '#domain/look.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { AIRBORNE } from '#engines/illustrator/built-in/figures/people/rig/postures/airborne.ts';
import { asBaby } from '#engines/illustrator/built-in/figures/people/rig/postures/baby.ts';
import { DEEDS } from '#engines/illustrator/built-in/figures/people/rig/postures/deeds.ts';
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
  reach: reachUp,
  ...MOVING,
  ...AIRBORNE,
  ...LOW,
  ...SEATED,
  ...LYING,
  ...TOGETHER,
  ...DEEDS,
};

/** Whoever has a seat keeps to it, whatever the hands do. `target` is what a hand goes to. */
export function postureOf(age: Age, action: Action, target?: Point): Take {
  const own: Take = (b, ...how) => (action === 'reach' ? reachFor(b, target) : POSTURES[action])(b, ...how);
  const take = age === 'baby' ? asBaby(action, own) : own;
  return (bones, swing, seat) => ({
    ...take(bones, swing, seat),
    ...(seat !== undefined && isRaised(bones, seat) && { ...onSeat(bones, seat), lift: 0 }),
  });
}
