import type { Action } from '#domain/scene-direction.ts';
import { LOW } from '#engines/illustrator/built-in/compose/doable.ts';
import { ageOf } from '#engines/illustrator/built-in/figures/people/body.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';

interface Together {
  /** How near the two stand; 1 is shoulder to shoulder. */
  near: number;
  /** What the other one does who has nothing else to do. */
  answer: Action;
}

/** It takes two to do this. */
const TOGETHER: Partial<Record<Action, Together>> = {
  hug: { near: 0.66, answer: 'hug' },
  'hold-hands': { near: 1.08, answer: 'hold-hands' },
  give: { near: 1.24, answer: 'give' },
  whisper: { near: 0.94, answer: 'stand' },
  'high-five': { near: 1.2, answer: 'high-five' },
  'read-together': { near: 1, answer: 'read-together' },
};

/** This is done together only where somebody is named for it. */
const TOGETHER_WITH: Partial<Record<Action, Together>> = {
  ...TOGETHER,
  dance: { near: 1.3, answer: 'dance' },
  push: { near: 1.2, answer: 'stand' },
  pull: { near: 1.2, answer: 'hold-hands' },
  reach: { near: 1.2, answer: 'stand' },
  kneel: { near: 1.2, answer: 'stand' },
  listen: { near: 1, answer: 'stand' },
  play: { near: 1.4, answer: 'play' },
};

export function togetherOf({ pose, with: partner }: Pick<Actor, 'pose' | 'with'>): Together | undefined {
  return partner === undefined ? TOGETHER[pose] : TOGETHER_WITH[pose];
}

/** Where somebody is who does not stand by themselves. */
export type Mount = 'shoulders' | 'back';
const MOUNTS: Partial<Record<Action, Mount>> = { 'on-shoulders': 'shoulders', ride: 'back' };

export interface Ridden {
  rider: Actor;
  carrier: string;
  mount: Mount;
}

/** Grown-ups take a child on their shoulders; on the back of an animal one rides if it is large enough. */
function bears(carrier: Actor, rider: Actor, mount: Mount): boolean {
  const [under, on] = [FIGURE_DEFINITIONS[carrier.figure], FIGURE_DEFINITIONS[rider.figure]];
  if (mount === 'shoulders') {
    return (
      Boolean(under.boned) &&
      !LOW.has(carrier.pose) &&
      ageOf(carrier.figure) !== 'child' &&
      on.size <= 1 &&
      ageOf(rider.figure) !== 'elder'
    );
  }
  // A back to sit on is longer than it is high.
  if (under.bearing === 'own') return under.size >= 1 && on.size < under.size * 1.3;
  return !under.boned && under.size >= 1.15 && under.size > on.size;
}

/** What one can do with somebody on one's back. */
const STEADY: ReadonlySet<Action> = new Set<Action>(['stand', 'walk', 'run', 'sing', 'swim', 'fly']);

/** Who stands on the ground, and who rides on whom. Whoever has nobody to ride on sits. */
export function ridersAmong(actors: readonly Actor[]): { walkers: Actor[]; ridden: Ridden[] } {
  const ridden = actors.flatMap((rider): Ridden[] => {
    const mount = MOUNTS[rider.pose];
    const carrier = actors.find(({ id, pose }) => id === rider.with && !MOUNTS[pose]);
    return mount && carrier && bears(carrier, rider, mount) ? [{ rider, carrier: carrier.id, mount }] : [];
  });
  const walkers = actors
    .filter(({ id }) => !ridden.some(({ rider }) => rider.id === id))
    .map((actor): Actor => {
      if (MOUNTS[actor.pose]) return { ...actor, pose: 'sit' };
      const bearing = ridden.some(({ carrier }) => carrier === actor.id);
      return bearing && !STEADY.has(actor.pose) ? { ...actor, pose: 'stand' } : actor;
    });
  return { walkers, ridden };
}
