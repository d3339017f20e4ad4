import {
  findLookWords,
  lettersBetween,
  lookText,
  type Found,
  type Kind,
  type Topic,
} from '#domain/find-look-words.ts';
import type {
  Age,
  ClothColour,
  Coat,
  HairColour,
  PersonLook,
  PetLook,
  SaidPerson,
  SaidPet,
  Skin,
  Species,
} from '#domain/look.ts';
import type { LookWords, SaidColour } from '#domain/look-words.ts';

/** What may be worn, used or grown, and may be told to be gone. */
export const EXTRAS = ['glasses', 'hearing', 'cover', 'beard', 'mobility', 'marks'] as const;
export type Extra = (typeof EXTRAS)[number];

export interface PersonInWords {
  said: SaidPerson;
  /** What they were said not to have, or not any more. */
  without: readonly Extra[];
}

export interface PetInWords {
  said: SaidPet;
  without: readonly 'collar'[];
}

type Colours<Colour> = Readonly<Record<SaidColour, Colour | undefined>>;

const HAIR: Colours<HairColour> = {
  black: 'black',
  dark: 'espresso',
  white: 'white',
  grey: 'grey',
  brown: 'brown',
  chestnut: 'chestnut',
  auburn: 'auburn',
  red: 'red',
  ginger: 'red',
  orange: 'red',
  blond: 'blond',
  golden: 'blond',
  yellow: 'blond',
  green: 'green',
  teal: 'blue',
  sky: 'blue',
  blue: 'blue',
  violet: 'violet',
  pink: 'pink',
  cream: 'blond',
  sand: 'honey',
};
const CLOTH: Colours<ClothColour> = {
  black: 'black',
  dark: undefined,
  white: 'white',
  grey: 'grey',
  brown: 'brown',
  chestnut: 'brown',
  auburn: 'brown',
  red: 'red',
  ginger: 'orange',
  orange: 'orange',
  blond: undefined,
  golden: 'yellow',
  yellow: 'yellow',
  green: 'green',
  teal: 'teal',
  sky: 'sky',
  blue: 'blue',
  violet: 'violet',
  pink: 'pink',
  cream: 'sand',
  sand: 'sand',
};
const EYES: Colours<PersonLook['face']['iris']> = {
  black: 'dark',
  dark: 'dark',
  white: undefined,
  grey: 'grey',
  brown: 'brown',
  chestnut: 'hazel',
  auburn: 'hazel',
  red: undefined,
  ginger: undefined,
  orange: 'hazel',
  blond: undefined,
  golden: 'hazel',
  yellow: 'hazel',
  green: 'green',
  teal: 'green',
  sky: 'blue',
  blue: 'blue',
  violet: undefined,
  pink: undefined,
  cream: undefined,
  sand: 'hazel',
};
const SKIN: Colours<Skin> = {
  ...(Object.fromEntries(Object.keys(EYES).map((colour) => [colour, undefined])) as Colours<Skin>),
  black: 5,
  dark: 4,
  brown: 3,
  golden: 2,
  white: 0,
};
const TONES: Readonly<Record<string, Skin>> = { fair: 0, tan: 2, brown: 3, dark: 4 };
const FUR: Colours<Coat> = {
  black: 'black',
  dark: 'dark-brown',
  white: 'white',
  grey: 'grey',
  brown: 'brown',
  chestnut: 'brown',
  auburn: 'ginger',
  red: 'ginger',
  ginger: 'ginger',
  orange: 'ginger',
  blond: 'sand',
  golden: 'sand',
  yellow: 'sand',
  green: 'green',
  teal: 'green',
  sky: 'blue',
  blue: 'blue',
  violet: undefined,
  pink: undefined,
  cream: 'cream',
  sand: 'sand',
};
/** Of feathers and scales, yellow is yellow. */
const FEATHERS: Colours<Coat> = { ...FUR, red: 'red', yellow: 'yellow', golden: 'ginger' };

const OF_PEOPLE: ReadonlySet<Topic> = new Set<Topic>([
  'hair',
  'hairStyles',
  'beards',
  'eyes',
  'skin',
  'glasses',
  'hearing',
  'covers',
  'mobility',
  'tops',
  'bottoms',
]);
const OF_PETS: ReadonlySet<Topic> = new Set<Topic>(['species', 'coat', 'collar', 'eyes', 'markings']);

/** Colours of hair, and of nothing else that people have. */
const ALONE = ['blond', 'ginger'] as const;
const HAIRY: ReadonlySet<Topic> = new Set<Topic>(['hair', 'hairStyles', 'beards']);
const isAlone = (value: string) => ALONE.some((colour) => colour === value);

/** Letters that may stand between a colour and what has it: "red frizzy hair", "hair that is of a red". */
const NEAR = { told: 6, turned: 13 };
/** Farther from the beginning, it is somebody else who is old: "loves her grandma". */
const FIRST_WORDS = 9;
/** "Our clever", "a small"; longer, and it is a verb: "chases the". */
const BEFORE_SPECIES = 8;

/** What a name and a few sentences tell of somebody's looks. */
export function personInWords(name: string, description: string, words: LookWords): PersonInWords {
  const text = lookText(description);
  const reading = read(text, words, 'person');
  const { valueOf, coloured } = reading;
  const hair = {
    ...styleOf(reading),
    ...hairColourOf(reading),
  };
  const iris = coloured('eyes', EYES);
  const skin = skinOf(reading);
  const age = ageIn(lookText(name), Infinity, words) ?? ageIn(text, FIRST_WORDS, words);
  const top = clothes(valueOf('tops'), coloured('tops', CLOTH));
  const pattern = valueOf('patterns');
  const said = {
    age,
    skin,
    hair: some(hair),
    face: iris && { iris },
    marks: listed(reading.all('marks')),
    glasses: reading.has('glasses')
      ? withoutGaps({ shape: valueOf('glassesShapes'), colour: coloured('glasses', CLOTH) })
      : undefined,
    hearing: aid(valueOf('hearing'), coloured('hearing', CLOTH)),
    cover: aid(valueOf('covers'), coloured('covers', CLOTH)),
    beard: beardOf(reading),
    mobility: aid(valueOf('mobility'), coloured('mobility', CLOTH)),
    top: top && withoutGaps({ ...top, pattern }),
    bottom: clothes(valueOf('bottoms'), coloured('bottoms', CLOTH)),
  };
  // Values of the tables are those of the looks: the types of both say so.
  return { said: withoutGaps(said) as SaidPerson, without: gone(reading) };
}

/** What a name and a few sentences tell of a pet. */
export function petInWords(name: string, description: string, words: LookWords): PetInWords {
  const text = lookText(description);
  const reading = read(text, words, 'pet');
  const species = speciesIn(lookText(name), words, Infinity) ?? speciesIn(text, words, BEFORE_SPECIES);
  const table = species === 'bird' || species === 'fish' ? FEATHERS : FUR;
  const [onPaws, ofTheRest] = reading.allColoured('markings', table).toReversed();
  const [coat = reading.first(table) ?? ofTheRest, second] = [
    ...reading.allColoured('species', table),
    ...reading.allColoured('coat', table),
  ];
  const told = reading.valueOf('markings');
  // Every cat has paws; white ones are worth telling.
  const markings = told === 'socks' && !onPaws ? undefined : told;
  const said = {
    species,
    coat,
    second: onPaws ?? second,
    markings: markings ?? (second && 'patches'),
    eyes: reading.coloured('eyes', EYES),
    collar: reading.has('collar') ? (reading.coloured('collar', CLOTH) ?? 'red') : undefined,
  };
  return {
    said: withoutGaps(said) as SaidPet,
    without: reading.denied('collar') ? ['collar'] : [],
  };
}

interface Reading {
  has: (topic: Topic) => boolean;
  /** Said not to be there. */
  denied: (topic: Topic) => boolean;
  /** Not "hair that is not red". */
  deniedAlone: (topic: Topic) => boolean;
  valueOf: (topic: Topic) => string | undefined;
  all: (topic: Topic) => string[];
  /** The colour that a thing was said to have. */
  coloured: <Colour>(topic: Topic, colours: Colours<Colour>) => Colour | undefined;
  allColoured: <Colour>(topic: Topic, colours: Colours<Colour>) => Colour[];
  /** A colour of nothing in particular. */
  loose: (colour: SaidColour) => boolean;
  /** The colour with which the text begins. */
  first: <Colour>(colours: Colours<Colour>) => Colour | undefined;
  /** Said beside a thing. */
  beside: (topic: Topic, thing: Topic) => string | undefined;
}

function read(text: string, words: LookWords, kind: Kind): Reading {
  const found = findLookWords(text, words, kind);
  const things = kind === 'pet' ? OF_PETS : OF_PEOPLE;
  const denying = new Set(found.filter(({ topic }) => topic === 'not').map(({ part }) => part));
  const told = found.filter(({ part }) => !denying.has(part));
  const nouns = told.filter(({ topic }) => things.has(topic));
  const leftBetween = (one: Found, other: Found) =>
    lettersBetween(text, found, Math.min(one.end, other.end), Math.max(one.at, other.at));
  const owner = (word: Found): Found | undefined => {
    const near = nouns.flatMap((noun) => {
      if (noun.part !== word.part) return [];
      if (kind === 'person' && isAlone(word.value) && !HAIRY.has(noun.topic)) return [];
      const told = noun.at > word.at === (words.colour === 'before');
      const left = leftBetween(word, noun);
      const apart = Math.max(word.at, noun.at) - Math.min(word.end, noun.end) + (told ? 0 : 3);
      return left <= (told ? NEAR.told : NEAR.turned) ? [{ noun, apart }] : [];
    });
    return near.toSorted((a, b) => a.apart - b.apart)[0]?.noun;
  };
  const colours = told.filter(({ topic }) => topic === 'colours').map((word) => ({ word, of: owner(word) }));
  const coloursOf = (topic: Topic) =>
    colours.filter(({ of }) => of?.topic === topic).map(({ word }) => word.value as SaidColour);
  const reading: Reading = {
    has: (wanted) => told.some(({ topic }) => topic === wanted),
    denied: (wanted) => found.some(({ topic, part }) => topic === wanted && denying.has(part)),
    deniedAlone: (wanted) =>
      [...denying].some((part) => {
        const words = found.filter((each) => each.part === part && each.topic !== 'not');
        return words.length > 0 && words.every(({ topic }) => topic === wanted);
      }),
    valueOf: (wanted) => told.find(({ topic }) => topic === wanted)?.value,
    all: (wanted) => told.filter(({ topic }) => topic === wanted).map(({ value }) => value),
    coloured: (topic, table) => reading.allColoured(topic, table).at(-1),
    allColoured: (topic, table) => coloursOf(topic).flatMap((colour) => table[colour] ?? []),
    loose: (colour) => colours.some(({ word, of }) => !of && word.value === colour),
    first: (table) => {
      const earliest = colours.find(({ of }) => !of);
      if (!earliest || lettersBetween(text, found, 0, earliest.word.at) > NEAR.told) return undefined;
      return table[earliest.word.value as SaidColour];
    },
    beside: (wanted, thing) => {
      const words = told.filter(({ topic }) => topic === wanted);
      return words.find((word) => owner(word)?.topic === thing)?.value;
    },
  };
  return reading;
}

function styleOf(reading: Reading): { style?: string } {
  const length = reading.beside('lengths', 'hair');
  const style = reading.valueOf('hairStyles') ?? length;
  if (style) return { style };
  return reading.deniedAlone('hair') ? { style: 'none' } : {};
}

function beardOf(reading: Reading): string | undefined {
  const beard = reading.valueOf('beards');
  return beard === 'full' && reading.beside('lengths', 'beards') === 'long' ? 'long' : beard;
}

/** What is said of a beard alone is said of the hair. */
function hairColourOf(reading: Reading): { colour?: HairColour } {
  const colour =
    reading.coloured('hair', HAIR) ??
    reading.coloured('hairStyles', HAIR) ??
    reading.coloured('beards', HAIR) ??
    ALONE.map((each) => (reading.loose(each) ? HAIR[each] : undefined)).find(Boolean);
  return colour ? { colour } : {};
}

function skinOf(reading: Reading): Skin | undefined {
  const tone = reading.beside('skinTones', 'skin');
  return tone ? TONES[tone] : reading.coloured('skin', SKIN);
}

function ageIn(text: string, until: number, words: LookWords): Age | undefined {
  const word = findLookWords(text, words, 'person').find(({ topic }) => topic === 'ages');
  return word && word.at < until ? (word.value as Age) : undefined;
}

function speciesIn(text: string, words: LookWords, most: number): Species | undefined {
  const found = findLookWords(text, words, 'pet');
  const word = found.find(({ topic }) => topic === 'species');
  return word && lettersBetween(text, found, 0, word.at) <= most ? (word.value as Species) : undefined;
}

const TOPICS: Readonly<Record<Extra, Topic>> = {
  glasses: 'glasses',
  hearing: 'hearing',
  cover: 'covers',
  beard: 'beards',
  mobility: 'mobility',
  marks: 'marks',
};

const gone = (reading: Reading): Extra[] =>
  EXTRAS.filter((extra) => reading.denied(TOPICS[extra]) && !reading.has(TOPICS[extra]));

const aid = (kind: string | undefined, colour: ClothColour | undefined) =>
  kind === undefined ? undefined : withoutGaps({ kind, colour });

const clothes = (kind: string | undefined, colour: ClothColour | undefined) =>
  kind === undefined ? undefined : withoutGaps({ kind, colour });

const listed = (values: readonly string[]) => (values.length > 0 ? [...new Set(values)] : undefined);

const some = <Value extends object>(value: Value) => (Object.keys(value).length > 0 ? value : undefined);

function withoutGaps<Value extends object>(value: Value): Partial<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<Value>;
}

/** A look with what was said since. */
export function toldPerson(look: PersonLook, { said, without }: PersonInWords): PersonLook {
  const { hair, face, top, bottom, glasses, hearing, cover, mobility, marks, ...rest } = said;
  const changed: PersonLook = {
    ...look,
    ...withoutGaps(rest),
    hair: { ...look.hair, ...hair },
    face: { ...look.face, ...face },
    top: { ...look.top, ...top },
    bottom: { ...look.bottom, ...bottom },
    marks: marks ?? look.marks,
    ...(glasses && { glasses: { shape: 'round', colour: 'brown', ...look.glasses, ...glasses } }),
    ...(hearing && { hearing: { kind: 'aid', side: 'left', colour: 'sky', ...look.hearing, ...hearing } }),
    ...(cover && { cover: { kind: 'cap', colour: 'teal', ...look.cover, ...cover } }),
    ...(mobility && { mobility: { kind: 'wheelchair', colour: 'coral', ...look.mobility, ...mobility } }),
  };
  for (const extra of without) {
    if (extra === 'marks') changed.marks = [];
    else delete changed[extra];
  }
  return changed;
}

export function toldPet(look: PetLook, { said, without }: PetInWords): PetLook {
  const { collar, ...changed } = { ...look, ...withoutGaps(said) };
  return { ...changed, ...(collar && without.length === 0 && { collar }) };
}
