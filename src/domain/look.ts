import { hash, pick, seeded, type Random } from '#domain/random.ts';
import type { Gender } from '#domain/story-world.ts';

export const AGES = ['baby', 'child', 'adult', 'elder'] as const;
export type Age = (typeof AGES)[number];

/** From the lightest to the darkest. */
export const SKINS = [0, 1, 2, 3, 4, 5] as const;
export type Skin = (typeof SKINS)[number];

export const HAIR_STYLES = [
  'short',
  'buzz',
  'spiky',
  'bob',
  'waves',
  'long',
  'ponytail',
  'pigtails',
  'braids',
  'bun',
  'curly',
  'afro',
  'puffs',
  'locs',
  'curl',
  'balding',
  'none',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

export const HAIR_COLOURS = [
  'black',
  'espresso',
  'brown',
  'chestnut',
  'auburn',
  'red',
  'honey',
  'blond',
  'grey',
  'white',
  'blue',
  'pink',
  'green',
  'violet',
] as const;
export type HairColour = (typeof HAIR_COLOURS)[number];
/** Which nobody is born with: never by chance. */
const DYED: ReadonlySet<HairColour> = new Set<HairColour>(['blue', 'pink', 'green', 'violet']);

export const CLOTH_COLOURS = [
  'red',
  'coral',
  'orange',
  'yellow',
  'lime',
  'green',
  'teal',
  'sky',
  'blue',
  'violet',
  'pink',
  'brown',
  'sand',
  'white',
  'grey',
  'black',
] as const;
export type ClothColour = (typeof CLOTH_COLOURS)[number];

export const FACE_SHAPES = ['round', 'oval', 'square', 'heart'] as const;
export const EYE_SHAPES = ['round', 'almond', 'monolid', 'upturned'] as const;
export const EYE_COLOURS = ['dark', 'brown', 'hazel', 'green', 'blue', 'grey'] as const;
export const MARKS = ['freckles', 'vitiligo', 'birthmark'] as const;
export const GLASSES = ['round', 'square'] as const;
export const HEARING = ['aid', 'implant'] as const;
export const EARS = ['left', 'right'] as const;
export const COVERS = [
  'hijab',
  'turban',
  'kippah',
  'cap',
  'beanie',
  'headband',
  'sun-hat',
  'bow',
  'flower',
] as const;
export const BEARDS = ['full', 'long', 'moustache'] as const;
export const MOBILITY_AIDS = ['wheelchair', 'walker', 'cane', 'crutches', 'blade'] as const;
export const TOPS = [
  'tee',
  'sweater',
  'hoodie',
  'cardigan',
  'shirt',
  'vest',
  'raincoat',
  'dress',
  'tunic',
  'overalls',
  'romper',
] as const;
export const BOTTOMS = ['trousers', 'shorts', 'skirt', 'long-skirt'] as const;
export const PATTERNS = ['plain', 'dots', 'stripes', 'stars'] as const;
export const HEIGHTS = ['short', 'middle', 'tall'] as const;

type One<Options extends readonly unknown[]> = Options[number];

/** Somebody's looks, all of them said or chosen. */
export interface PersonLook {
  age: Age;
  skin: Skin;
  hair: { style: HairStyle; colour: HairColour };
  face: { shape: One<typeof FACE_SHAPES>; eyes: One<typeof EYE_SHAPES>; iris: One<typeof EYE_COLOURS> };
  marks: One<typeof MARKS>[];
  glasses?: { shape: One<typeof GLASSES>; colour: ClothColour };
  hearing?: { kind: One<typeof HEARING>; side: One<typeof EARS>; colour: ClothColour };
  cover?: { kind: One<typeof COVERS>; colour: ClothColour };
  beard?: One<typeof BEARDS>;
  mobility?: { kind: One<typeof MOBILITY_AIDS>; colour: ClothColour };
  top: { kind: One<typeof TOPS>; colour: ClothColour; pattern: One<typeof PATTERNS> };
  bottom: { kind: One<typeof BOTTOMS>; colour: ClothColour };
  height: One<typeof HEIGHTS>;
}
export type Cover = NonNullable<PersonLook['cover']>;
export type MobilityAid = NonNullable<PersonLook['mobility']>;

export const SPECIES = [
  'dog',
  'cat',
  'rabbit',
  'guinea-pig',
  'hamster',
  'bird',
  'fish',
  'turtle',
  'horse',
] as const;
export type Species = (typeof SPECIES)[number];
export const COATS = [
  'black',
  'grey',
  'white',
  'cream',
  'sand',
  'ginger',
  'brown',
  'dark-brown',
  'green',
  'blue',
  'yellow',
  'red',
] as const;
export type Coat = (typeof COATS)[number];
export const MARKINGS = ['plain', 'socks', 'patches', 'tabby'] as const;

export interface PetLook {
  species: Species;
  coat: Coat;
  /** Of socks, patches and stripes. */
  second: Coat;
  markings: One<typeof MARKINGS>;
  eyes: One<typeof EYE_COLOURS>;
  collar?: ClothColour;
}

export type Look = PersonLook | PetLook;

export const isPetLook = (value: Look): value is PetLook => 'species' in value;

/** What somebody said. All the rest is left to chance. */
export type Said<Whole> = {
  [Key in keyof Whole]?: Whole[Key] extends object | undefined ? Partial<Whole[Key]> : Whole[Key];
};
export type SaidPerson = Omit<Said<PersonLook>, 'marks'> & { marks?: PersonLook['marks'] };
export type SaidPet = Said<PetLook>;

export interface PersonChance {
  gender: Gender;
  /** A family shares skin tones, unless told otherwise. */
  kin?: readonly PersonLook[];
}

const NATURAL = HAIR_COLOURS.filter((colour) => !DYED.has(colour) && colour !== 'grey' && colour !== 'white');
const DARK: readonly HairColour[] = ['black', 'black', 'espresso'];
const GREY: readonly HairColour[] = ['grey', 'white'];
const LOUD = CLOTH_COLOURS.filter((colour) => !['white', 'grey', 'black', 'sand', 'brown'].includes(colour));
/** None of them has the colour of anybody's skin: bare legs are nobody's wish. */
const QUIET: readonly ClothColour[] = ['teal', 'blue', 'violet', 'coral', 'green', 'grey', 'sky'];
const BELOW: readonly ClothColour[] = ['blue', 'grey', 'teal', 'green'];

type Grown = 'young' | 'adult' | 'elder';
const grownOf = (age: Age): Grown => (age === 'baby' || age === 'child' ? 'young' : age);

const SHORTER: Record<Grown, readonly HairStyle[]> = {
  young: ['short', 'curly', 'spiky', 'bob', 'waves', 'buzz'],
  adult: ['short', 'short', 'curly', 'short', 'buzz', 'spiky'],
  elder: ['short', 'balding', 'curly', 'short'],
};
const LONGER: Record<Grown, readonly HairStyle[]> = {
  young: ['bob', 'pigtails', 'long', 'curly', 'braids', 'bun', 'waves', 'ponytail'],
  adult: ['bob', 'long', 'curly', 'bun', 'waves', 'ponytail'],
  elder: ['bun', 'bob', 'waves', 'curly', 'short'],
};
/** What hair that grows on the darker of us is worn in, too. */
const COILED: Record<'shorter' | 'longer', readonly HairStyle[]> = {
  shorter: ['afro', 'locs', 'buzz'],
  longer: ['afro', 'puffs', 'braids', 'locs'],
};

/**
 * Somebody's whole look: what was said stays, chance fills the rest, and whoever asks keeps what it chose. A covering, a
 * beard, an aid, glasses or a mark never comes by chance.
 */
export function wholePerson(said: SaidPerson, seed: string, { gender, kin = [] }: PersonChance): PersonLook {
  const random = seeded(hash(`look/${seed}`));
  const age = said.age ?? 'child';
  const drawn = kin.length > 0 ? pick(random, kin).skin : pick(random, SKINS);
  const skin = said.skin ?? drawn;
  const grown = grownOf(age);
  const whole: PersonLook = {
    age,
    skin,
    hair: {
      style: age === 'baby' ? 'curl' : pick(random, stylesFor(random, gender, grown, skin)),
      colour: pick(random, grown === 'elder' ? GREY : skin >= 2 ? DARK : NATURAL),
      ...said.hair,
    },
    face: {
      shape: grown === 'young' ? 'round' : pick(random, ['oval', 'round', 'square', 'heart']),
      eyes: pick(random, ['round', 'round', 'almond']),
      iris: skin >= 2 ? pick(random, ['dark', 'brown']) : pick(random, EYE_COLOURS),
      ...said.face,
    },
    marks: said.marks ?? [],
    ...clothesFor(random, gender, age, said),
    height: said.height ?? 'middle',
  };
  return { ...whole, ...extras(random, said) };
}

function stylesFor(random: Random, gender: Gender, grown: Grown, skin: Skin): readonly HairStyle[] {
  const longer = gender === 'f' || (gender !== 'm' && random() < 0.5);
  const coiled = skin >= 4 ? COILED[longer ? 'longer' : 'shorter'] : [];
  return [...(longer ? LONGER : SHORTER)[grown], ...coiled, ...coiled];
}

function clothesFor(
  random: Random,
  gender: Gender,
  age: Age,
  said: SaidPerson,
): Pick<PersonLook, 'top' | 'bottom'> {
  const young = grownOf(age) === 'young';
  const tops: readonly PersonLook['top']['kind'][] = young
    ? [
        'tee',
        'tee',
        'hoodie',
        'sweater',
        'overalls',
        'cardigan',
        ...(gender === 'f' ? (['dress', 'dress'] as const) : []),
      ]
    : ['shirt', 'cardigan', 'sweater', 'tee', 'tunic'];
  return {
    top: {
      kind: age === 'baby' ? 'romper' : pick(random, tops),
      colour: pick(random, young ? LOUD : QUIET),
      pattern: pick(random, young ? PATTERNS : (['plain', 'plain', 'stripes'] as const)),
      ...said.top,
    },
    bottom: {
      kind: pick(
        random,
        gender === 'f'
          ? (['trousers', 'skirt', 'trousers'] as const)
          : (['trousers', 'shorts', 'trousers'] as const),
      ),
      colour: pick(random, BELOW),
      ...said.bottom,
    },
  };
}

/** Only where somebody said so; of what they left open, chance picks a colour or a side. */
function extras(
  random: Random,
  { glasses, hearing, cover, beard, mobility }: SaidPerson,
): Partial<PersonLook> {
  const colour = pick(random, LOUD);
  return {
    ...(glasses && { glasses: { shape: 'round' as const, colour: 'brown' as const, ...glasses } }),
    ...(hearing && { hearing: { kind: 'aid' as const, side: 'left' as const, colour, ...hearing } }),
    ...(cover && { cover: { kind: 'cap' as const, colour, ...cover } }),
    ...(beard && { beard }),
    ...(mobility && { mobility: { kind: 'wheelchair' as const, colour, ...mobility } }),
  };
}

const COAT_OF: Record<Species, readonly Coat[]> = {
  dog: ['sand', 'brown', 'black', 'white', 'ginger', 'dark-brown'],
  cat: ['ginger', 'grey', 'black', 'white', 'cream', 'brown'],
  rabbit: ['white', 'grey', 'brown', 'sand'],
  'guinea-pig': ['brown', 'white', 'ginger', 'cream'],
  hamster: ['sand', 'cream', 'ginger', 'grey'],
  bird: ['yellow', 'blue', 'green', 'red'],
  fish: ['ginger', 'yellow', 'blue', 'red'],
  turtle: ['green', 'brown'],
  horse: ['brown', 'dark-brown', 'black', 'white', 'cream'],
};

export function wholePet(said: SaidPet, seed: string): PetLook {
  const random = seeded(hash(`look/${seed}`));
  const species = said.species ?? 'dog';
  const drawn = pick(random, COAT_OF[species]);
  const coat = said.coat ?? drawn;
  return {
    species,
    coat,
    second: said.second ?? (coat === 'white' ? 'brown' : 'white'),
    markings: said.markings ?? pick(random, ['plain', 'plain', 'socks', 'patches'] as const),
    eyes: said.eyes ?? pick(random, ['brown', 'green', 'hazel'] as const),
    ...(said.collar && { collar: said.collar }),
  };
}
