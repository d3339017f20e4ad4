import { whereaboutsOf } from '#domain/direction-words.ts';
import { FIGURES, PROPS, TIMES_OF_DAY, WEATHERS, type Figure, type Prop } from '#domain/picture-world.ts';
import {
  ACTIONS,
  EMOTIONS,
  SHOTS,
  type DirectedPerson,
  type SceneDirection,
} from '#domain/scene-direction.ts';
import { atOf, readAppearance, readThing, readWords } from '#domain/short-direction.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { pictureOf } from '#engines/storyteller/tales/parse/tale.ts';
import { nameOfFigure } from '#engines/storyteller/tales/tell/figure-name.ts';
import { aidOf, type Person } from '#engines/storyteller/tales/people.ts';

/**
 * "dark day close | hero scared holds hat looks elder, pet tiny on table | open umbrella, many star in sky": where, when and
 * how near; who, how and with what; things, and where they are. In no language. Whoever is not in the story falls out, the others are as many as there are, a choice is
 * whatever was chosen.
 */
export function direct(scene: string, casting: Casting): SceneDirection {
  const line = pictureOf(scene, casting.tale);
  if (line === undefined) throw new Error(`${casting.tale.id}: no picture for ${scene}`);
  const [where = '', people = '', things = ''] = line.split('|').map((each) => each.trim());
  return {
    ...placeOf(where, casting),
    who: list(people).flatMap((each) => somebody(each, casting)),
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

function somebody(written: string, casting: Casting): DirectedPerson[] {
  const { role, appearance, pose, mood, holds, looks, partner, where, unknown } = readSomebody(written);
  if (unknown.length > 0)
    throw new Error(`${casting.tale.id}: nobody in a picture is “${unknown.join(' ')}”`);
  const at = whereOf(where, casting);
  const acts = {
    ...appearance,
    ...(pose && { pose }),
    ...(mood && { mood }),
    ...(holds && { holds: propOf(holds, casting) }),
    ...(looks && { looks: nameOf(looks, casting) }),
    ...(partner && { with: nameOf(partner, casting) }),
    ...(at && { at }),
  };
  const figure = casting.tale.figures.get(role);
  if (figure) {
    return [
      {
        name: nameOf(role, casting),
        figure: figure.figure,
        gender: figure.spoken === 'p' ? 'x' : figure.spoken,
        ...figure.looks,
        ...acts,
      },
    ];
  }
  const players =
    role === 'others' ? casting.others : [casting.roles.get(role)].filter((each) => each !== undefined);
  return players.map((person) => {
    const aid = aidOf(person);
    return { name: person.name, figure: figureOf(person, role, casting), ...acts, ...(aid && { aid }) };
  });
}

type Described = ReturnType<typeof readDescribed>;

/** The same few lines are read for every family. */
const known = new Map<string, Described>();

function readSomebody(written: string): Described {
  const read = known.get(written) ?? readDescribed(written);
  known.set(written, read);
  return read;
}

function readDescribed(written: string) {
  const [role = '', ...how] = written.split(/\s+/);
  const read = readWords(how);
  const { looks: appearance, rest } = readAppearance(read);
  const { holds, looks, with: partner } = read.after;
  const pose = one(rest, ACTIONS);
  const mood = one(rest, EMOTIONS);
  const unknown = rest.filter((word) => !['far', pose, mood].includes(word));
  return { role, appearance, pose, mood, holds, looks, partner, where: atOf(read), unknown };
}

/** Of whom the tale brings along without a name, there is the word of its plan, which is English. */
function nameOf(role: string, casting: Casting): string {
  const name = casting.roles.get(role)?.name ?? nameOfFigure(role, casting);
  if (name !== undefined || !casting.tale.figures.has(role)) return name ?? role;
  return `the ${role.replaceAll('-', ' ')}`;
}

function figureOf(person: Person, role: string, { places, place }: Casting): Figure {
  if (person.resident) return places[place]?.[role === 'elder' ? 'resident' : 'friend'].figure ?? 'monster';
  const species = person.kind === 'pet' ? `pet-${person.species ?? 'dog'}` : person.species;
  const own = FIGURES.find((figure) => figure === species);
  if (own) return own;
  return { child: 'child', adult: 'adult', pet: 'pet-dog', being: 'monster' }[person.kind] as Figure;
}

/** By a thing, or by whoever plays a role; by whom nobody plays, nothing is. */
function whereOf(at: string | undefined, casting: Casting): string | undefined {
  const where = whereaboutsOf(at);
  if (!where || !isRole(where.what, casting)) return at;
  return isThere(where.what, casting) ? `${where.how} ${nameOf(where.what, casting)}` : undefined;
}

const isRole = (word: string, { tale }: Casting) => tale.roles.has(word) || tale.figures.has(word);
const isThere = (role: string, { roles, tale }: Casting) => roles.has(role) || tale.figures.has(role);

function thingOf(written: string, casting: Casting): SceneDirection['things'] {
  const thing = readThing(written, (word) => casting.picks.get(word) ?? word);
  if (typeof thing === 'string') return [thing];
  const { at: told, ...rest } = thing;
  const at = whereOf(told, casting);
  return [at ? { ...rest, at } : rest];
}

function propOf(thing: string, { picks, tale }: Casting): Prop {
  const prop = one([picks.get(thing) ?? thing], PROPS);
  if (!prop) throw new Error(`${tale.id}: nobody can draw a ${thing}`);
  return prop;
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
