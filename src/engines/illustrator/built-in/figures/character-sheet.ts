import type { Age, HairStyle } from '#domain/look.ts';
import type { Figure } from '#domain/picture-world.ts';
import { hash, pick, seeded, type Random } from '#domain/random.ts';
import type { Gender } from '#domain/story-world.ts';
import type { Hat, Look, Outfit } from '#engines/illustrator/built-in/figures/actor.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { ageOf } from '#engines/illustrator/built-in/figures/people/body.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';

const SKINS: readonly Colour[] = ['#fbd9bd', '#f2c39b', '#dca374', '#b97f52', '#96623f', '#7b4d36'];
const HAIR: readonly Colour[] = ['#3a2a26', '#5c3a28', '#8c5530', '#c98a45', '#e9bd6a', '#b5482f', '#221d24'];
const DARK_HAIR: readonly Colour[] = ['#3a2a26', '#221d24', '#4a2f26'];
const CLOTH: readonly Colour[] = [
  '#e0604f',
  '#f0a23c',
  '#f4c95d',
  '#5aa787',
  '#4b8fb8',
  '#7c6bb5',
  '#d9738f',
  '#3f7f8c',
  '#ef8a62',
  '#8fb84e',
];
const QUIET_CLOTH: readonly Colour[] = [
  '#b5606a',
  '#4f8f8a',
  '#5f7fb0',
  '#c98a4a',
  '#7f6fa0',
  '#6f8f5f',
  '#d9a05a',
];
const TROUSERS: readonly Colour[] = ['#4d5f86', '#5b4a72', '#3f6470', '#8a5a4a', '#6a6f4c'];

/** The young wear the same, from the cradle on. */
type Grown = 'young' | 'adult' | 'elder';
const grownOf = (age: Age): Grown => (age === 'adult' || age === 'elder' ? age : 'young');

const SHORTER: Record<Grown, readonly HairStyle[]> = {
  young: ['short', 'curly', 'spiky', 'afro', 'bob', 'waves', 'locs'],
  adult: ['short', 'short', 'curly', 'afro', 'short', 'spiky', 'buzz', 'balding'],
  elder: ['short', 'balding', 'balding', 'curly', 'short'],
};
const LONGER: Record<Grown, readonly HairStyle[]> = {
  young: ['bob', 'pigtails', 'long', 'curly', 'afro', 'braids', 'bun', 'waves', 'ponytail', 'puffs', 'locs'],
  adult: ['bob', 'long', 'curly', 'afro', 'bun', 'waves', 'ponytail', 'locs', 'short'],
  elder: ['bun', 'bun', 'bob', 'waves', 'curly', 'short'],
};

const CHILDRENS: readonly Outfit[] = ['tee', 'tee', 'overalls', 'hoodie', 'hoodie', 'cardigan', 'tunic'];

const OUTFITS: Record<Grown, readonly Outfit[]> = {
  young: [...CHILDRENS, ...CHILDRENS, 'raincoat'],
  adult: ['shirt', 'shirt', 'cardigan', 'tee', 'hoodie', 'tunic'],
  elder: ['cardigan', 'cardigan', 'shirt', 'tunic'],
};
const SKIRTED: Record<Grown, readonly Outfit[]> = {
  young: ['dress', 'dress', 'dress', 'skirt', 'skirt', 'skirt'],
  adult: ['dress', 'skirt'],
  elder: ['skirt', 'skirt'],
};

/** People whom no hat makes what they are. */
const BAREHEADED: ReadonlySet<Figure> = new Set<Figure>(['child', 'adult', 'elder', 'teacher', 'doctor']);

export interface SheetRequest {
  /** Of the character. */
  id: string;
  figure: Figure;
  gender: Gender;
  /** The same id looks the same wherever the seed is the same. */
  seed: string;
  /** From 0 (lightest) to 5, where an emoji or a name told. */
  skinTone?: number;
}

/** Looks for a character. Chance decides, evenly: nobody is the default. */
export function characterSheet({ id, figure, gender, seed, skinTone }: SheetRequest): Look {
  const random = seeded(hash(`${seed}/${id}/${figure}`));
  const age = grownOf(ageOf(figure));
  const tone = skinTone ?? Math.floor(random() * SKINS.length);
  const look: Look = {
    quirks: id,
    gender,
    skin: SKINS[tone] ?? '#dca374',
    hair: pick(random, tone >= 2 ? DARK_HAIR : HAIR),
    hairStyle: pick(random, hairFor(random, gender, age)),
    ...clothes(random, gender, age),
    build: 1,
  };
  const dressed = suited({ ...look, ...FIGURE_DEFINITIONS[figure].dress?.(random) }, tone, gender);
  return bearded(random, { ...dressed, ...trifles(random, figure, gender, dressed) }, figure, gender);
}

/** Hair that hardly grows so on the fairest. */
const ON_FAIR_SKIN: Partial<Record<HairStyle, HairStyle>> = {
  locs: 'waves',
  puffs: 'pigtails',
  afro: 'curly',
};

/** A figure's costume, cut for whoever plays it. */
function suited({ hat, ...look }: Look, tone: number, gender: Gender): Look {
  const male = gender === 'm';
  return {
    ...look,
    hairStyle: (tone < 2 && ON_FAIR_SKIN[look.hairStyle]) || look.hairStyle,
    outfit: male && look.outfit === 'dress' ? 'leaf' : look.outfit,
    ...(hat && !(male && hat === 'flower') && { hat }),
  };
}

function hairFor(random: Random, gender: Gender, age: Grown): readonly HairStyle[] {
  if (gender === 'm') return SHORTER[age];
  if (gender === 'f' || random() < 0.5) return LONGER[age];
  return SHORTER[age].filter((style) => style !== 'balding');
}

function clothes(
  random: Random,
  gender: Gender,
  age: Grown,
): Pick<Look, 'outfit' | 'top' | 'bottom' | 'pattern'> {
  const young = age === 'young';
  return {
    outfit: pick(random, gender === 'm' ? OUTFITS[age] : [...OUTFITS[age], ...SKIRTED[age]]),
    top: pick(random, young ? CLOTH : QUIET_CLOTH),
    bottom: pick(random, TROUSERS),
    pattern: pick(
      random,
      young ? ['plain', 'dots', 'stripes', 'stars'] : ['plain', 'plain', 'stripes', 'dots'],
    ),
  };
}

/** What some wear now and then. */
function trifles(random: Random, figure: Figure, gender: Gender, { outfit, glasses }: Look): Partial<Look> {
  if (!BAREHEADED.has(figure)) return {};
  const hat = hatFor(random(), gender, grownOf(ageOf(figure)));
  const worn = outfit === 'raincoat' ? 'rain-hat' : hat;
  const spectacles =
    glasses ?? (random() < 0.13 && { shape: random() < 0.5 ? ('round' as const) : ('square' as const) });
  return { ...(spectacles && { glasses: spectacles }), ...(worn && { hat: worn }) };
}

function hatFor(chance: number, gender: Gender, age: Grown): Hat | undefined {
  if (chance < 0.08) return gender === 'm' ? 'turban' : 'headscarf';
  if (age !== 'young') return undefined;
  if (chance < 0.16) return 'cap';
  if (chance < 0.22) return 'beanie';
  if (chance < 0.32 && gender !== 'm') return chance < 0.27 ? 'bow' : 'flower';
  return undefined;
}

/** How many men let it grow. */
const BEARDS: Record<Grown, number> = { young: 0, adult: 0.5, elder: 0.5 };

function bearded(random: Random, look: Look, figure: Figure, gender: Gender): Look {
  const age = grownOf(ageOf(figure));
  const chance = random();
  if (gender === 'f') {
    const { beard: _none, ...shaven } = look;
    return shaven;
  }
  const grows = gender === 'm' && chance < BEARDS[age];
  if (!grows) return look;
  if (chance < 0.18) return { ...look, beard: age === 'elder' ? 'long' : 'moustache' };
  return { ...look, beard: 'full' };
}
