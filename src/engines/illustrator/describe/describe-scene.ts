import { whereaboutsOf } from '#domain/direction-words.ts';
import { PROPS, type Prop } from '#domain/picture-world.ts';
import { propsOf, type DirectedPerson, type SceneDirection } from '#domain/scene-direction.ts';
import { capitalized } from '#domain/text/capitals.ts';
import { aroundOf, type Around } from '#engines/illustrator/describe/around.ts';
import { doingsOf, type Doing } from '#engines/illustrator/describe/doings.ts';
import {
  agree,
  bend,
  bentSlots,
  fill,
  listOf,
  nameOf,
  seenOf,
} from '#engines/illustrator/describe/phrases.ts';
import {
  othersOf,
  SAID_MOODS,
  SAID_SIZES,
  SAID_SPOTS,
  type PictureWords,
} from '#engines/illustrator/describe/picture-words.ts';

/** So long somebody listens to what a picture shows. */
const LONGEST = 160;

/** How many doings of others are told, and how many things; from the richest down. */
const TELLINGS = [
  [2, 1],
  [1, 1],
  [2, 0],
  [1, 0],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

/** What a picture shows, for who cannot see it: who does what, where and when, and what else is there. */
export function describeScene(direction: SceneDirection, words: PictureWords): string {
  const [lead, ...rest] = doingsOf(direction, words);
  if (!lead) return sentenceOf(still(direction, words), words);
  const free = thingsAround(direction, [lead, ...rest]);
  // Who is only there is not worth a sentence.
  const others = rest.filter((doing) => doing.template !== words.does.be);
  const idle = rest.filter((doing) => !others.includes(doing));
  let shortest = '';
  for (const [further, things] of TELLINGS) {
    const name = namer(words);
    const sentences = [
      clauseOf(lead, words.sentence.lead, { words, name }, aroundOf(direction, words)),
      others
        .slice(0, further)
        .map((doing) => clauseOf(doing, words.sentence.further, { words, name }))
        .join(words.sentence.and),
      // Where nobody else is told of, there is room for another thing.
      (further > 0 || things > 0) &&
        alsoOf([...others.slice(further), ...idle], free.slice(0, rest.length > 0 ? things : 2), {
          words,
          name,
        }),
    ];
    shortest = joined(sentences, words);
    if (shortest.length <= LONGEST) return shortest;
  }
  return shortest;
}

/** Says names; who was named before is called as such. */
type Namer = (person: DirectedPerson) => string;
interface Speech {
  words: PictureWords;
  name: Namer;
}

function namer(words: PictureWords): Namer {
  const known = new Set<DirectedPerson>();
  return (person) => {
    const name = nameOf(person, words);
    if (known.has(person)) return bend(name, words.again);
    known.add(person);
    return name;
  };
}

function joined(sentences: readonly (string | false)[], words: PictureWords): string {
  return sentences.flatMap((each) => (each ? [sentenceOf(each, words)] : [])).join(words.sentence.space);
}

/** With a capital letter, its words melted together, and a full stop. */
function sentenceOf(text: string, { mend, sentence }: PictureWords): string {
  const melted = mend.reduce((mended, [pattern, by]) => mended.replaceAll(pattern, by), text);
  return `${capitalized(melted)}${sentence.stop}`;
}

/** What somebody does, in a sentence of the language; around it where and when, if that is said here. */
function clauseOf(doing: Doing, template: string, { words, name }: Speech, around: Around = {}): string {
  const slots = { ...around, ...mannerOf(doing, words) };
  const rest = fill(words.sentence.rest ?? '', slots);
  return fill(agree(template, doing.people, words), {
    ...slots,
    who: listOf(doing.people.map(name), words),
    does: doesOf(doing, { words, name }, rest),
    ...(!doing.template.includes('{rest}') && { rest }),
  });
}

/** Whom there was no room for, and things. */
function alsoOf(doings: readonly Doing[], things: readonly Prop[], { words, name }: Speech): string {
  const people = doings.flatMap((doing) => doing.people);
  const [only] = people;
  const names = people.length > 1 ? [othersOf(words, people.length)] : only ? [name(only)] : [];
  const persons = names.map((each) => fill(words.lists.person, bentSlots('partner', each, words)));
  const seen = [...persons, ...things.map((thing) => words.things[thing])];
  return seen.length > 0 ? fill(words.sentence.also, { seen: seenOf(seen, words) }) : '';
}

function still(direction: SceneDirection, words: PictureWords): string {
  const things = propsOf(direction)
    .slice(0, 2)
    .map((thing) => words.things[thing]);
  const { sentence } = words;
  return fill(things.length > 0 ? sentence.things : sentence.nobody, {
    ...aroundOf(direction, words),
    seen: seenOf(things, words),
  });
}

/** The verb and what belongs to it, around the rest where the verb comes in two parts. */
function doesOf({ template, people, partner, thing }: Doing, { words, name }: Speech, rest = ''): string {
  return fill(agree(template, people, words), {
    ...(partner && bentSlots('partner', name(partner), words)),
    ...(thing && bentSlots('thing', words.things[thing], words)),
    rest,
  });
}

function mannerOf(doing: Doing, words: PictureWords) {
  const mood = moodOf(doing);
  const { holding, people } = doing;
  return {
    mood: mood && agree(words.moods[mood], people, words),
    spot: spotOf(doing, words),
    size: sizeOf(doing, words),
    holding:
      holding &&
      fill(agree(words.sentence.holding, people, words), bentSlots('thing', words.things[holding], words)),
  };
}

/** What is done where one sits. */
const SEATED: ReadonlySet<Doing['kind']> = new Set<Doing['kind']>(['sit', 'read', 'write', 'eat', 'drink']);

/** Where all of them sit. */
function spotOf({ people, kind }: Doing, words: PictureWords): string | undefined {
  const spot = SAID_SPOTS.find((each) => people.every(({ at }) => at === each));
  return spot && SEATED.has(kind) ? words.spots[spot] : undefined;
}

function sizeOf({ people }: Doing, words: PictureWords): string | undefined {
  const size = SAID_SIZES.find((each) => people.every((person) => person.size === each));
  return size && words.sizes[size];
}

type SaidMood = (typeof SAID_MOODS)[number];
/** What a face says only where nobody does anything that says more. */
const MILD: ReadonlySet<SaidMood> = new Set<SaidMood>(['happy', 'determined', 'curious', 'tender']);

/** How all of them feel, where that says something. */
function moodOf({ people, kind }: Doing): SaidMood | undefined {
  const [first] = people;
  const mood = SAID_MOODS.find((each) => each === first?.mood);
  if (!mood || kind === 'sleep' || kind === 'be') return undefined;
  if (people.some((person) => person.mood !== mood)) return undefined;
  return MILD.has(mood) && kind !== 'stand' ? undefined : mood;
}

/** What lies there, and is in nobody's hand or mouth. */
function thingsAround(direction: SceneDirection, doings: readonly Doing[]): Prop[] {
  const taken = new Set<Prop | undefined>([
    ...direction.who.map((person: DirectedPerson) => person.holds),
    ...PROPS.filter((prop) => direction.who.some(({ at }) => whereaboutsOf(at)?.what === prop)),
    ...doings.map(({ thing }) => thing),
  ]);
  return [...new Set(propsOf(direction))].filter((thing) => !taken.has(thing));
}
