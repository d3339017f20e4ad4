import { isPetLook, type Look as SaidLook, type PersonLook, type PetLook } from '#domain/look.ts';
import { CLOTH_HUES, COAT_HUES, HAIR_HUES, SKIN_COLOURS } from '#domain/look-colours.ts';
import { hash, seeded } from '#domain/random.ts';
import type { HairStyle, Hat, Look, Outfit } from '#engines/illustrator/built-in/figures/actor.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';

/** What somebody said of their looks, as far as it can be drawn; nothing of it is left to chance. */
export function lookAsSaid(said: SaidLook, id: string): Look {
  return isPetLook(said) ? petLook(said, id) : personLook(said, id);
}

const STYLES: Partial<Record<PersonLook['hair']['style'], HairStyle>> = { buzz: 'short', none: 'balding' };
const OUTFITS: Partial<Record<PersonLook['top']['kind'], Outfit>> = { sweater: 'hoodie', vest: 'cardigan' };
const HATS: Readonly<Record<NonNullable<PersonLook['cover']>['kind'], Hat | undefined>> = {
  hijab: 'headscarf',
  turban: 'turban',
  kippah: undefined,
  cap: 'cap',
  beanie: 'beanie',
  headband: undefined,
  'sun-hat': 'straw',
  bow: 'bow',
  flower: 'flower',
};
const BUILDS: Readonly<Record<PersonLook['height'], number>> = { short: 0.94, middle: 1, tall: 1.07 };
/** Whose legs show under them: over a skirt they are worn as what they are not. */
const OVER_SKIRTS: ReadonlySet<Outfit> = new Set<Outfit>(['tee', 'hoodie', 'cardigan', 'shirt']);

function personLook(said: PersonLook, id: string): Look {
  const { age, skin, hair, cover, glasses, beard, top, bottom, height } = said;
  const hat = cover && HATS[cover.kind];
  const tone = SKIN_COLOURS[skin];
  return {
    quirks: quirksOf(said, id),
    skin: tone,
    hair: hair.style === 'none' && !beard ? mix(tone, HAIR_HUES[hair.colour], 0.12) : HAIR_HUES[hair.colour],
    hairStyle: STYLES[hair.style] ?? (hair.style as HairStyle),
    outfit: outfitOf(top.kind, bottom.kind, age),
    top: CLOTH_HUES[top.colour],
    bottom: CLOTH_HUES[bottom.colour],
    pattern: top.pattern,
    glasses: glasses !== undefined,
    beard: beard !== undefined,
    ...(hat && { hat }),
    build: BUILDS[height],
  };
}

function outfitOf(
  kind: PersonLook['top']['kind'],
  below: PersonLook['bottom']['kind'],
  age: PersonLook['age'],
): Outfit {
  if (age === 'baby') return 'romper';
  const outfit = kind === 'romper' ? 'overalls' : (OUTFITS[kind] ?? (kind as Outfit));
  const skirted = below === 'skirt' || below === 'long-skirt';
  return skirted && OVER_SKIRTS.has(outfit) ? 'skirt' : outfit;
}

const MOST_TRIES = 4000;

/** Freckles, canes, aids for hearing and long beards fall to people by their quirks: these are such as were said. */
function quirksOf({ marks, hearing, beard, mobility }: PersonLook, id: string): string {
  const chance = (quirks: string, part: string) => seeded(hash(`${quirks}/${part}`))();
  const fits = (quirks: string) =>
    chance(quirks, 'freckles') <= 0.16 === marks.includes('freckles') &&
    chance(quirks, 'hearing') < 0.07 === (hearing !== undefined) &&
    chance(quirks, 'cane') < 0.4 === (mobility?.kind === 'cane') &&
    (!beard || chance(quirks, 'beard') < 0.4 === (beard === 'long'));
  for (let i = 0; i < MOST_TRIES; i++) if (fits(`${id} ${i}`)) return `${id} ${i}`;
  return id;
}

function petLook({ coat, collar, species }: PetLook, id: string): Look {
  return {
    quirks: `${species} ${id}`,
    skin: SKIN_COLOURS[2],
    hair: HAIR_HUES.brown,
    hairStyle: 'short',
    outfit: 'tee',
    top: CLOTH_HUES.teal,
    bottom: CLOTH_HUES.blue,
    pattern: 'plain',
    coat: COAT_HUES[coat],
    ...(collar && { scarf: CLOTH_HUES[collar] }),
    build: 1,
  };
}
