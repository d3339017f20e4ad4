import { z } from 'zod';
import { BEARDS, HAIR_COLOURS, HAIR_STYLES } from '#domain/look.ts';
import { PROPS } from '#domain/picture-world.ts';

/** Stands on a hand; knee-high; twice a man; fills the sky. Absent: as large as such a one is. */
export const SIZES = ['tiny', 'small', 'big', 'giant'] as const;
export type Size = (typeof SIZES)[number];

/** Of a coat, of paint, of what people wear. */
export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'gold',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
  'sand',
  'white',
  'grey',
  'black',
] as const;
export type ColourWord = (typeof COLOURS)[number];

/** More than one of a thing, or of somebody: then they are a crowd behind all others. */
export const COUNTS = ['several', 'many'] as const;
/** Of things alone: thrown on each other, too. */
export const THING_COUNTS = [...COUNTS, 'heap'] as const;
export const STATES = ['lit', 'open', 'broken', 'empty'] as const;
export type State = (typeof STATES)[number];

export const OUTFITS = [
  'tee',
  'dress',
  'overalls',
  'robe',
  'gown',
  'suit',
  'cardigan',
  'armour',
  'coat',
  'hero',
  'romper',
  'hoodie',
  'skirt',
  'tunic',
  'raincoat',
  'shirt',
  'royal',
  'buccaneer',
  'leaf',
  'hex',
  'turnout',
  'kitchen',
  'apron',
  'safari',
  'tail',
  'sweater',
  'vest',
  'jacket',
  'town-suit',
  'winter-coat',
  'uniform',
  'sari',
  'shawl',
  'nightgown',
  'pyjamas',
] as const;
export const HATS = [
  'crown',
  'tiara',
  'wizard',
  'cap',
  'headscarf',
  'beanie',
  'straw',
  'bow',
  'pirate',
  'fire-helmet',
  'chef',
  'explorer',
  'knight',
  'turban',
  'goggles',
  'bubble',
  'witch',
  'elf',
  'beret',
  'rain-hat',
  'flower',
  'kippah',
  'headband',
  'peaked',
  'bowler',
  'top-hat',
  'kerchief',
  'nightcap',
  'bee-veil',
  'fur-hat',
] as const;
export const WORN = [...OUTFITS, ...HATS, 'glasses', 'scarf', 'cape', 'mittens', 'no-hat'] as const;

export const RELATIONS = ['on', 'in', 'at', 'under', 'behind', 'beside'] as const;
export type Relation = (typeof RELATIONS)[number];

/** "on chair", "beside Mira", "in water", or "far". */
export const whereabouts = z
  .string()
  .max(120)
  .regex(/^(?:far|(?:on|in|at|under|behind|beside) \S.*)$/, 'is no place in a picture');

/** Where somebody or something is, and by what or whom. */
export interface Whereabouts {
  how: Relation;
  /** A thing, a name, or a part of the picture: "sky". */
  what: string;
}

/** Of "far" there is nothing to be near to. */
export function whereaboutsOf(at: string | undefined): Whereabouts | undefined {
  const [first, ...rest] = at?.split(' ') ?? [];
  const how = RELATIONS.find((each) => each === first);
  return how && { how, what: rest.join(' ') };
}

/** How somebody looks whom only the story knows, and how large anybody is. */
export const appearance = z.object({
  count: z.enum(COUNTS).optional(),
  size: z.enum(SIZES).optional(),
  /** Of fur, scales, paint or light; of people, of what they wear. */
  colour: z.enum(COLOURS).optional(),
  age: z.enum(['baby', 'child', 'adult', 'elder']).optional(),
  /** From the lightest, 0, to the darkest, 5. */
  skin: z.int().min(0).max(5).optional(),
  hair: z.enum(HAIR_COLOURS).optional(),
  style: z.enum(HAIR_STYLES).optional(),
  beard: z.enum(BEARDS).optional(),
  wears: z.array(z.enum(WORN)).max(4).optional(),
});
export type Appearance = z.infer<typeof appearance>;

/** A thing of which more is to be said than its name. */
export const placedThing = z.object({
  what: z.enum(PROPS),
  at: whereabouts.optional(),
  size: z.enum(SIZES).optional(),
  count: z.enum(THING_COUNTS).optional(),
  colour: z.enum(COLOURS).optional(),
  state: z.enum(STATES).optional(),
});
export type PlacedThing = z.infer<typeof placedThing>;
