import { whereaboutsOf } from '#domain/direction-words.ts';
import { FIGURES, PROPS, type Figure, type Prop } from '#domain/picture-world.ts';
import { ACTIONS, EMOTIONS, type DirectedPerson } from '#domain/scene-direction.ts';
import { atOf, readAppearance, readWords } from '#domain/short-direction.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { aidOf, type Person } from '#engines/storyteller/tales/people.ts';
import { nameOfFigure } from '#engines/storyteller/tales/tell/figure-name.ts';
import { nameOfPart } from '#engines/storyteller/tales/tell/part-name.ts';
import {
  PLACE_PARTS,
  type FigureOfPlace,
  type FigureOfTale,
  type PlacePart,
} from '#engines/storyteller/tales/words/figures.ts';

/** "hero scared holds hat looks elder", "clerk point": whoever that is in this telling, and what they do. */
export function directed(written: string, casting: Casting): DirectedPerson[] {
  const { role, ...how } = readSomebody(written);
  const acts = doing(how, casting);
  if (!isRole(role, casting) && role !== 'others')
    throw new Error(`${casting.tale.id}: nobody plays the ${role}`);
  const figure = casting.tale.figures.get(role);
  const own = figure ? ofTale(figure, casting) : ofPlace(role, casting);
  const name = nameOf(role, casting);
  if (own && name !== undefined) return [{ name, ...drawn(own), ...acts }];
  const players =
    role === 'others' ? casting.others : [casting.roles.get(role)].filter((each) => each !== undefined);
  return players.map((person) => {
    const aid = aidOf(person);
    return { name: person.name, ...looksOf(person, role, casting), ...acts, ...(aid && { aid }) };
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

function doing(
  { appearance, pose, mood, holds, looks, partner, where, unknown }: Omit<Described, 'role'>,
  casting: Casting,
): Omit<DirectedPerson, 'name' | 'figure'> {
  if (unknown.length > 0)
    throw new Error(`${casting.tale.id}: nobody in a picture is “${unknown.join(' ')}”`);
  const at = whereOf(where, casting);
  return {
    ...appearance,
    ...(pose && { pose }),
    ...(mood && { mood }),
    ...(holds && { holds: propOf(holds, casting) }),
    ...(looks && { looks: nameOf(looks, casting) ?? casting.picks.get(looks) ?? looks }),
    ...(partner && { with: nameOf(partner, casting) ?? partner }),
    ...(at && { at }),
  };
}

const drawn = ({ figure, spoken, looks, holds }: FigureOfPlace): Omit<DirectedPerson, 'name'> => ({
  figure,
  gender: spoken === 'p' || spoken === 'n' ? 'x' : spoken,
  ...looks,
  ...(holds && { holds }),
});

/** Somebody whom the tale brings along; the place may say who that is. */
function ofTale({ figure, ...own }: FigureOfTale, casting: Casting): FigureOfPlace | undefined {
  const plain = FIGURES.find((each) => each === figure);
  if (plain) return { figure: plain, ...own };
  const part = ofPlace(figure, casting);
  return part && { ...part, ...own, looks: { ...part.looks, ...own.looks } };
}

/** Whoever plays this part at the place. */
function ofPlace(role: string, { places, place }: Casting): FigureOfPlace | undefined {
  const facts = places[place];
  const part = partOf(role);
  if (!facts || !part) return undefined;
  if (part !== 'resident' && part !== 'friend') return facts.who[part];
  const { figure, gender, looks } = facts[part];
  return { figure, spoken: gender, ...looks };
}

const partOf = (role: string): PlacePart | undefined => PLACE_PARTS.find((part) => part === role);

/** Of whom the tale brings along without a name, there is the word of its plan, which is English. */
function nameOf(role: string, casting: Casting): string | undefined {
  const figure = casting.tale.figures.get(role);
  const part = partOf(figure?.figure ?? role);
  const name =
    casting.roles.get(role)?.name ?? nameOfFigure(role, casting) ?? (part && nameOfPart(part, casting));
  return name ?? (figure && `the ${role.replaceAll('-', ' ')}`);
}

function looksOf(person: Person, role: string, casting: Casting): Omit<DirectedPerson, 'name'> {
  const own = person.resident ? ofPlace(role === 'elder' ? 'resident' : 'friend', casting) : undefined;
  return own ? drawn(own) : { figure: figureOf(person) };
}

function figureOf({ kind, species }: Person): Figure {
  const own = FIGURES.find((figure) => figure === (kind === 'pet' ? `pet-${species ?? 'dog'}` : species));
  return own ?? ({ child: 'child', adult: 'adult', pet: 'pet-dog', being: 'monster' } as const)[kind];
}

/** By a thing, or by whoever plays a role; by whom nobody plays, nothing is. */
export function whereOf(at: string | undefined, casting: Casting): string | undefined {
  const where = whereaboutsOf(at);
  if (!where || !isRole(where.what, casting)) return at;
  const name = nameOf(where.what, casting);
  return name === undefined ? undefined : `${where.how} ${name}`;
}

const isRole = (word: string, { tale }: Casting) =>
  tale.roles.has(word) || tale.figures.has(word) || partOf(word) !== undefined;

function propOf(thing: string, { picks, tale }: Casting): Prop {
  const prop = one([picks.get(thing) ?? thing], PROPS);
  if (!prop) throw new Error(`${tale.id}: nobody can draw a ${thing}`);
  return prop;
}

function one<Value extends string>(words: readonly string[], values: readonly Value[]): Value | undefined {
  return values.find((value) => words.includes(value));
}
