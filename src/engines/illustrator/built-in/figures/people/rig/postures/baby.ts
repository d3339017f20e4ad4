import type { Action } from '#domain/scene-direction.ts';
import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { crawl } from '#engines/illustrator/built-in/figures/people/rig/postures/low.ts';

const ON_ALL_FOURS: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'crawl', 'climb', 'push', 'pull']);
const AS_OTHERS_DO: ReadonlySet<Action> = new Set<Action>([
  'sleep',
  'lie',
  'ride',
  'on-shoulders',
  'swim',
  'fly',
  'hang',
]);

/** A baby sits where others stand, and crawls where they walk. */
export function asBaby(action: Action, take: Take): Take {
  if (AS_OTHERS_DO.has(action)) return take;
  if (ON_ALL_FOURS.has(action)) return crawl;
  return (b, swing) => ({
    ...take(b, swing),
    hips: [0, -18],
    spine: 0,
    seated: true,
    seat: 0,
    lift: 0,
    nearLeg: { to: [28, -11], bend: -1, toe: -50 },
    farLeg: { to: [50, -11], bend: -1, toe: -50 },
  });
}
