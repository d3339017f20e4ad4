import type { AgeGroup } from '#domain/age-groups.ts';
import { turnOf } from '#engines/storyteller/tales/cast/chance.ts';
import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Choice, Role, Tale } from '#engines/storyteller/tales/parse/tale.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

export interface Wish {
  ageGroup: AgeGroup;
  place: string;
  /** Undefined: any will do. */
  theme?: string | undefined;
  people: readonly Person[];
  seed: number;
  /** How often they heard this very tale. */
  toldBefore?: number;
}

/** The tale with these people at this place; or why it cannot be told to them. */
export function castTale(tale: Tale, wish: Wish, book: TaleBook): Casting | { because: string } {
  const { place, people, ageGroup, seed, toldBefore = 0 } = wish;
  const prose = tale.prose.find((each) => each.ageGroup === ageGroup);
  if (!prose) return { because: 'it is not told for this age' };
  if (!book.places[place] || (tale.places !== 'any' && !tale.places.includes(place))) {
    return { because: 'it is at home elsewhere' };
  }
  const hurt = people.find((person) => wouldHurt(tale, person));
  if (hurt) return { because: `it would touch ${hurt.name}` };
  const left = [...people];
  const roles = new Map<string, Person>();
  for (const [role, rule] of tale.roles) {
    const player =
      take(left, rule) ?? (rule.otherwise === 'resident' ? resident(role, wish, book) : undefined);
    if (player) roles.set(role, player);
    else if (rule.otherwise !== 'nobody') return { because: `nobody can play the ${role}` };
  }
  if (left.length > 0 && !tale.others) return { because: 'it has no room for so many' };
  const cast = everybody({ roles, others: left });
  const picks = new Map(
    [...tale.choices].map(([name, choices]) => [
      name,
      pickFor(cast, choices, (many) => turnOf({ seed, toldBefore }, name, many)),
    ]),
  );
  return {
    tale,
    prose,
    place,
    roles,
    others: left,
    picks,
    seed,
    toldBefore,
    words: book.words,
    places: book.places,
  };
}

/** Unless the tale is about that very fear. */
function wouldHurt(tale: Tale, { facts }: Person): boolean {
  return facts.some(
    ({ kind, group }) =>
      tale.touches.includes(group) &&
      (kind === 'sensitive' || kind === 'body' || (kind === 'fear' && !tale.faces.includes(group))),
  );
}

function take(people: Person[], { kinds }: Role): Person | undefined {
  const player = kinds.map((kind) => people.find((person) => person.kind === kind)).find(Boolean);
  if (player) people.splice(people.indexOf(player), 1);
  return player;
}

/** Somebody of the place: an elder is its resident, anybody else its friend. */
function resident(role: string, { place }: Wish, { words, places }: TaleBook): Person {
  const which = role === 'elder' ? 'resident' : 'friend';
  const [name = '', intro] = (words.places[place]?.[which]?.[0] ?? '').split(' | ');
  const facts = places[place]?.[which];
  if (!facts || !name) throw new Error(`${place} has no ${which}`);
  return { name, kind: facts.kind, spoken: facts.gender, facts: [], resident: true, ...(intro && { intro }) };
}

function pickFor(
  cast: readonly Person[],
  choices: readonly Choice[],
  turn: (many: number) => number,
): string {
  const fitting = choices.filter(
    ({ notFor }) => !cast.some(({ facts }) => facts.some(({ group }) => notFor.includes(group))),
  );
  const open = fitting.length > 0 ? fitting : choices;
  return open[turn(open.length)]?.value ?? '';
}
