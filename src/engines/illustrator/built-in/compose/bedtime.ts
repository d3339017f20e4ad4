import type { Prop } from '#domain/picture-world.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import type { Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';

/** What one does in bed, and as what it is drawn there. */
const IN_BED: Partial<Record<Action, Action>> = {
  sleep: 'sleep',
  lie: 'lie',
  sit: 'sit',
  stand: 'sit',
  think: 'sit',
  listen: 'sit',
  'look-away': 'sit',
  read: 'read',
};

/** What holds one who sits, and nobody who lies. */
const UPRIGHT_SEATS: ReadonlySet<string> = new Set<Prop>(['chair', 'stool', 'throne']);

const isIn = ({ at }: SceneCharacter, what: Prop): boolean =>
  typeof at === 'object' && at.what === what && (at.how === 'in' || at.how === 'on');

/** A bed that flies is a thing that one is on, like a boat. */
const bedFlies = ({ things = [] }: SceneSpec): boolean =>
  things.some(({ what, at }) => what === 'bed' && typeof at === 'object');

/** What somebody does in a bed of their own, which is drawn with them: who is told to be there, and who sleeps where beds are. */
export function inBed(character: SceneCharacter, does: Action, scene: SceneSpec): Action | undefined {
  const { at, figure } = character;
  const { boned, bearing } = FIGURE_DEFINITIONS[figure];
  if (bedFlies(scene) || (!boned && (bearing !== undefined || does !== 'sleep'))) return undefined;
  if (isIn(character, 'bed')) {
    const lies = does === 'sleep' || does === 'lie';
    return lies || (typeof at === 'object' && at.how === 'in') ? IN_BED[does] : undefined;
  }
  const hasBed = scene.place === 'bedroom' || scene.props.includes('bed');
  const elsewhere = typeof at === 'object' && (at.how === 'on' || at.how === 'in');
  return hasBed && does === 'sleep' && !elsewhere ? does : undefined;
}

/** On a chair one falls asleep as one sits. */
export const dozesOff = ({ at }: SceneCharacter, does: Action): boolean =>
  does === 'sleep' && typeof at === 'object' && at.how === 'on' && UPRIGHT_SEATS.has(at.what);

/** Of somebody's bed, in their own space: where its foot is, and how high the quilt over it. */
const FOOT: readonly [number, number] = [104, 112];

/** Whoever is on the bed in which somebody sleeps lies at their feet. */
export function atTheFoot(actors: readonly Blocked[]): Blocked[] {
  const host = actors.find(({ actor }) => actor.inBed);
  return actors.map((self) => {
    const { at } = self.actor;
    if (!host || self.actor.inBed || typeof at !== 'object' || at.how !== 'on' || at.what !== 'bed')
      return self;
    const [x, high] = FOOT;
    const { at: _there, ...actor } = self.actor;
    return {
      ...self,
      actor,
      mounted: true as const,
      carrier: host.actor.id,
      x: host.x + x * host.actor.facing * host.scale,
      y: host.y + 1,
      lift: host.lift + high * host.scale,
    };
  });
}
