import type {
  Age,
  BEARDS,
  BOTTOMS,
  COVERS,
  GLASSES,
  HairStyle,
  HEARING,
  MARKINGS,
  MARKS,
  MOBILITY_AIDS,
  PATTERNS,
  Species,
  TOPS,
} from '#domain/look.ts';

/** As people say them; what hair, cloth, eyes or fur of that colour are called here is another matter. */
export const SAID_COLOURS = [
  'black',
  'dark',
  'white',
  'grey',
  'brown',
  'chestnut',
  'auburn',
  'red',
  'ginger',
  'orange',
  'blond',
  'golden',
  'yellow',
  'green',
  'teal',
  'sky',
  'blue',
  'violet',
  'pink',
  'cream',
  'sand',
] as const;
export type SaidColour = (typeof SAID_COLOURS)[number];

export const SKIN_TONES = ['fair', 'tan', 'brown', 'dark'] as const;

type Phrases = readonly string[];
type Table<Name extends string> = { readonly [Value in Name]?: Phrases };

/**
 * The words by which a language tells looks. In a phrase, `~` stands for an ending of up to three letters and `*` for any.
 * The longest phrase wins, so that `nothing` can hold what only sounds like a look.
 */
export interface LookWords {
  /** Whether words stand apart. */
  spaces: boolean;
  /** Where a colour stands: red hair, cheveux roux. */
  colour: 'before' | 'after';
  /** Between two things that are told. */
  and: Phrases;
  not: Phrases;
  nothing: Phrases;
  hair: Phrases;
  eyes: Phrases;
  skin: Phrases;
  coat: Phrases;
  collar: Phrases;
  colours: Table<SaidColour>;
  skinTones: Table<(typeof SKIN_TONES)[number]>;
  /** Said of hair, and of much else. */
  lengths: Table<'short' | 'long'>;
  hairStyles: Table<HairStyle>;
  glasses: Phrases;
  glassesShapes: Table<(typeof GLASSES)[number]>;
  marks: Table<(typeof MARKS)[number]>;
  hearing: Table<(typeof HEARING)[number]>;
  covers: Table<(typeof COVERS)[number]>;
  beards: Table<(typeof BEARDS)[number]>;
  mobility: Table<(typeof MOBILITY_AIDS)[number]>;
  tops: Table<(typeof TOPS)[number]>;
  bottoms: Table<(typeof BOTTOMS)[number]>;
  patterns: Table<(typeof PATTERNS)[number]>;
  ages: Table<Age>;
  species: Table<Species>;
  markings: Table<(typeof MARKINGS)[number]>;
}
