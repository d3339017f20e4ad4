import type { Shot } from '#domain/scene-direction.ts';
import { arrange } from '#engines/illustrator/built-in/compose/arrange.ts';
import {
  faultsOf,
  sumOf,
  type Fault,
  type FaultKind,
  type Staged,
} from '#engines/illustrator/built-in/compose/critic.ts';
import { calmerThan } from '#engines/illustrator/built-in/compose/doable.ts';
import { takesThing } from '#engines/illustrator/built-in/compose/held.ts';
import type { Plan, Premises } from '#engines/illustrator/built-in/compose/plan.ts';

export interface Tried {
  plan: Plan;
  arranged: Staged;
  faults: readonly Fault[];
  /** Faults, and what the plan gives up of what was asked. */
  cost: number;
}

/** What is left over at this is not worth another look. */
const GOOD_ENOUGH = 0.6;
/** So often somebody is asked to do less. */
const CALMED = 5;

/** What a plan gives up of what was asked. */
const LESS = 0.9;
const LESS_OF_LEAD = 1.3;
const FARTHER = 1;

/** Tries a bounded number of plans and takes the one with the fewest faults; the first that is good enough ends the search. */
export function fewestFaults(first: Plan, premises: Premises): Tried {
  const count = premises.cast.length;
  const attempt = (plan: Plan): Tried => {
    const arranged = arrange(plan, premises);
    const faults = faultsOf(arranged);
    const lead = arranged.actors[0]?.actor.id;
    const given = [...plan.calmed.keys(), ...plan.freed].map((id) => (id === lead ? LESS_OF_LEAD : LESS));
    const cost =
      sumOf(faults) + given.reduce((sum, each) => sum + each, 0) + (plan.shot === first.shot ? 0 : FARTHER);
    return { plan, arranged, faults, cost };
  };
  let best = attempt(first);
  const consider = (plan: Plan): boolean => {
    const tried = attempt(plan);
    if (tried.cost >= best.cost) return false;
    best = tried;
    return true;
  };
  // What the frame loses, a step back finds again, before anybody is asked to do less.
  function stepBack(): void {
    const farther = FARTHER_OFF[best.plan.shot];
    if (farther && best.faults.some(({ kind }) => kind === 'cut' || kind === 'focus-cut'))
      consider({ ...best.plan, shot: farther });
  }
  for (const other of otherPlaces(first, count)) {
    if (best.cost <= GOOD_ENOUGH) return best;
    consider(other);
  }
  stepBack();
  for (let round = 0; round < CALMED && best.cost > GOOD_ENOUGH; round++) {
    if (!calmerPlans(best).some(consider)) break;
  }
  if (best.plan.shot === first.shot) stepBack();
  return best;
}

const FARTHER_OFF: Partial<Record<Shot, Shot>> = {
  detail: 'close',
  close: 'two-shot',
  'two-shot': 'medium',
  'low-angle': 'medium',
};

/** The same doings elsewhere: other neighbours, other sides, more room, two rows. */
function otherPlaces(plan: Plan, count: number): Plan[] {
  const otherLots = [1, 2].map((lot) => ({ ...plan, lot }));
  if (count < 2) return [{ ...plan, mirrored: !plan.mirrored }, ...otherLots];
  return [
    { ...plan, apart: plan.apart * 1.2 },
    { ...plan, mirrored: !plan.mirrored },
    ...(count > 2 ? [{ ...plan, order: 1 }] : []),
    ...(count > 3
      ? [
          { ...plan, rows: true },
          { ...plan, rows: true, mirrored: !plan.mirrored },
        ]
      : []),
    ...(count > 2 ? [{ ...plan, order: 2, apart: plan.apart * 1.15 }] : []),
    ...otherLots,
  ];
}

/** Nobody mends these by doing less. */
const OF_THE_FRAME: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'cut',
  'focus-cut',
  'thing-cut',
  'too-small',
]);

/** Plans in which somebody who is at fault does less, the worst first. */
function calmerPlans({ plan, faults, arranged }: Tried): Plan[] {
  const asked = new Map(arranged.actors.map(({ actor }) => [actor.id, actor.pose]));
  const people = faults
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ kind, who, other }) => (OF_THE_FRAME.has(kind) ? [] : [who, other]));
  const calmer = [...new Set(people)].slice(0, 3).flatMap((id) => {
    const pose = id === undefined ? undefined : asked.get(id);
    const less = pose && calmerThan(pose);
    return id !== undefined && less ? [{ ...plan, calmed: new Map([...plan.calmed, [id, less]]) }] : [];
  });
  return [...handsFreed({ plan, faults, arranged }), ...calmer];
}

/** Plans in which somebody puts down what is in the way; nobody does who needs it for what they do. */
function handsFreed({ plan, faults, arranged }: Pick<Tried, 'plan' | 'faults' | 'arranged'>): Plan[] {
  const holders = faults.flatMap(({ kind, who }) =>
    kind === 'held-in-face' || kind === 'held-hidden' ? [who] : [],
  );
  return [...new Set(holders)].flatMap((id) => {
    const self = arranged.actors.find(({ actor }) => actor.id === id)?.actor;
    return self && !takesThing(self.pose) ? [{ ...plan, freed: new Set([...plan.freed, id]) }] : [];
  });
}
