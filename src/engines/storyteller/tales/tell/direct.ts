import { TIMES_OF_DAY, WEATHERS } from '#domain/picture-world.ts';
import { SHOTS, type DirectedPerson, type SceneDirection } from '#domain/scene-direction.ts';
import { readThing } from '#domain/short-direction.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { pictureOf } from '#engines/storyteller/tales/parse/tale.ts';
import { directed, whereOf } from '#engines/storyteller/tales/tell/direct-people.ts';

/**
 * "dark day close | hero scared holds hat looks elder, pet tiny on table | open umbrella, many star in sky": where, when and
 * how near; who, how and with what; things, and where they are. In no language. Whoever is not in the story falls out, the others are as many as there are, a choice is
 * whatever was chosen, and a part of the place is whoever plays it there.
 */
export function direct(scene: string, casting: Casting): SceneDirection {
  const line = pictureOf(scene, casting.tale);
  if (line === undefined) throw new Error(`${casting.tale.id}: no picture for ${scene}`);
  const [where = '', people = '', things = ''] = line.split('|').map((each) => each.trim());
  return {
    ...placeOf(where, casting),
    who: once(list(people).flatMap((each) => directed(each, casting))),
    things: list(things).flatMap((thing) => thingOf(thing, casting)),
  };
}

type Where = Pick<SceneDirection, 'place' | 'view' | 'spot' | 'light' | 'weather' | 'shot'>;

function placeOf(where: string, { places, place, tale }: Casting): Where {
  const facts = places[place];
  if (!facts) throw new Error(`${tale.id}: nobody knows the place ${place}`);
  const words = where.split(/\s+/);
  const spot = words.find((word) => word in facts.spots) ?? 'home';
  const weather = one(words, WEATHERS) ?? 'clear';
  const unknown = words.filter((word) => !WHERE_WORDS.has(word) && !(word in facts.spots));
  if (unknown.length > 0) throw new Error(`${tale.id}: a picture knows no “${unknown.join(' ')}”`);
  return {
    ...(facts.spots[spot] ?? { place: facts.picture }),
    spot,
    light: one(words, TIMES_OF_DAY) ?? 'day',
    weather: facts.skies.includes(weather) ? weather : 'clear',
    shot: one(words, SHOTS) ?? 'medium',
  };
}

/** Parts of a place that not every place has. */
const SPOTS = ['home', 'dark', 'high', 'hide', 'edge', 'wet', 'middle', 'far'];
const WHERE_WORDS: ReadonlySet<string> = new Set([...TIMES_OF_DAY, ...WEATHERS, ...SHOTS, ...SPOTS]);

function thingOf(written: string, casting: Casting): SceneDirection['things'] {
  const thing = readThing(written, (word) => casting.picks.get(word) ?? word);
  if (typeof thing === 'string') return [thing];
  const { at: told, ...rest } = thing;
  const at = whereOf(told, casting);
  return [at ? { ...rest, at } : rest];
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

function one<Value extends string>(words: readonly string[], values: readonly Value[]): Value | undefined {
  return values.find((value) => words.includes(value));
}

/** Who plays a role and is of the place too is seen once. */
function once(people: readonly DirectedPerson[]): DirectedPerson[] {
  return people.filter((person, i) => people.findIndex(({ name }) => name === person.name) === i);
}
