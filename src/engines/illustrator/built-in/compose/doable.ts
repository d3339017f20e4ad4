import { pick, type Random } from '#domain/random.ts';
import type { Action, Emotion } from '#domain/scene-direction.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { LINES } from '#engines/illustrator/built-in/compose/hauled.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';

interface Surroundings {
  water: boolean;
  /** There is something to climb. */
  ladder: boolean;
}

type Self = Pick<Actor, 'pose' | 'holds' | 'with' | 'id' | 'figure' | 'at'>;

/** Who does no more than this joins in when somebody wants them. */
export const IDLE: ReadonlySet<Action> = new Set<Action>(['stand', 'think', 'look-away']);

/** What somebody does instead, where what it takes is not there: nobody climbs, swims or hauls in the empty air. */
export function doable(actors: readonly Actor[], around: Surroundings): Actor[] {
  return actors.map((actor): Actor => {
    const partner = actors.find(({ id }) => id === actor.with && id !== actor.id);
    const alone = actors.length < 2;
    const pose = insteadOf(actor, partner, { alone, ...around });
    // What comes instead may take something too.
    return { ...actor, pose: insteadOf({ ...actor, pose }, partner, { alone, ...around }) };
  });
}

function insteadOf(
  self: Self,
  partner: Self | undefined,
  { alone, water, ladder }: Surroundings & { alone: boolean },
): Action {
  const { pose, holds, id, figure } = self;
  const together = partner !== undefined && sitTogether(self, partner);
  const bent = partner && !together && isLow(partner) && instead(pose, partner.pose);
  if (bent) return bent;
  const answers =
    partner && (together || IDLE.has(partner.pose) || (partner.pose === pose && (partner.with ?? id) === id));
  switch (pose) {
    case 'climb':
      return ladder && FIGURE_DEFINITIONS[figure].boned ? pose : 'reach';
    case 'swim':
      return water ? pose : 'run';
    case 'carry':
      return holds ? pose : 'walk';
    case 'lift':
      return holds ? pose : 'cheer';
    case 'push':
      return partner ? pose : 'walk';
    case 'pull':
      return partner || (holds && LINES.has(holds)) ? pose : 'walk';
    case 'give':
      return alone ? 'stand' : holds ? pose : 'hold-hands';
    case 'high-five':
      return alone || (partner && !answers) ? 'wave' : pose;
    case 'hug':
      return alone ? 'stand' : partner && !answers ? 'reach' : pose;
    case 'hold-hands':
    case 'whisper':
      return alone ? 'stand' : pose;
    case 'read-together':
      return alone ? 'read' : pose;
    default:
      return pose;
  }
}

/** Whoever does this is low: no shoulders to sit on, no hand at the height of a hand. */
export const LOW: ReadonlySet<Action> = new Set<Action>([
  'sit',
  'sleep',
  'lie',
  'crawl',
  'swim',
  'fall',
  'crouch',
  'hide',
  'kneel',
  'bow',
  'fly',
  'eat',
  'read',
  'write',
  'play',
]);

/** Low for a hand at its height, but nobody kneels down to them. */
const ABOVE_GROUND: ReadonlySet<Action> = new Set<Action>(['bow', 'fly']);

/** Side by side on one seat: neither has to bend down. */
const sitTogether = ({ at }: Self, { at: there }: Self): boolean =>
  typeof at === 'object' && typeof there === 'object' && at.how === 'on' && at.what === there.what;

const isLow = ({ pose, figure }: Self): boolean => LOW.has(pose) || !FIGURE_DEFINITIONS[figure].boned;

/** What touches somebody upright, done to somebody low: one kneels down to them, or leaves it. */
function instead(pose: Action, theirs: Action): Action | undefined {
  switch (pose) {
    case 'hold-hands':
    case 'reach':
    case 'hug':
      return ABOVE_GROUND.has(theirs) ? 'reach' : 'kneel';
    case 'push':
    case 'pull':
    case 'high-five':
      return 'stand';
    default:
      return undefined;
  }
}

/** What keeps out of others' way, the nearest to what was asked first. */
const CALMER: Partial<Record<Action, Action>> = {
  fly: 'jump',
  jump: 'cheer',
  cheer: 'wave',
  fall: 'sit',
  run: 'walk',
  crawl: 'kneel',
  lie: 'sit',
  hide: 'crouch',
  crouch: 'kneel',
  play: 'kneel',
  'high-five': 'wave',
  'read-together': 'read',
  give: 'stand',
  dance: 'wave',
  'on-shoulders': 'stand',
  ride: 'stand',
  climb: 'reach',
};
const CALM: ReadonlySet<Action> = new Set<Action>(['stand', 'sit', 'sleep', 'kneel', 'look-away', 'read']);

export function calmerThan(pose: Action): Action | undefined {
  return CALM.has(pose) ? undefined : (CALMER[pose] ?? 'stand');
}

/** What somebody does whose pose the scene leaves open. */
export function idlePose(random: Random, taken: readonly Action[], mood: Emotion): Action {
  const ways = HEAVY.has(mood) ? QUIET : LIVELY;
  const free = ways.filter((pose) => !taken.includes(pose));
  return pick(random, free.length ? free : (['stand'] as const));
}

const LIVELY = ['stand', 'wave', 'walk', 'think', 'point', 'cheer', 'sit'] as const;
/** Nobody cheers who is sad. */
const QUIET = ['stand', 'think'] as const;
const HEAVY: ReadonlySet<Emotion> = new Set<Emotion>([
  'sad',
  'scared',
  'worried',
  'crying',
  'sleepy',
  'asleep',
]);
