import { isPetLook, type Look as SaidLook, type PersonLook, type PetLook } from '#domain/look.ts';
import { CLOTH_HUES, COAT_HUES, EYE_HUES, HAIR_HUES, SKIN_COLOURS } from '#domain/look-colours.ts';
import type { Hat, Look, Outfit } from '#engines/illustrator/built-in/figures/actor.ts';

/** What somebody said of their looks; nothing of it is left to chance. */
export function lookAsSaid(said: SaidLook, id: string): Look {
  return isPetLook(said) ? petLook(said, id) : personLook(said, id);
}

const OUTFITS: Readonly<Record<PersonLook['top']['kind'], Outfit>> = {
  tee: 'tee',
  sweater: 'sweater',
  hoodie: 'hoodie',
  cardigan: 'cardigan',
  shirt: 'shirt',
  vest: 'vest',
  raincoat: 'raincoat',
  dress: 'dress',
  tunic: 'tunic',
  overalls: 'overalls',
  romper: 'overalls',
};
const HATS: Readonly<Record<NonNullable<PersonLook['cover']>['kind'], Hat>> = {
  hijab: 'headscarf',
  turban: 'turban',
  kippah: 'kippah',
  cap: 'cap',
  beanie: 'beanie',
  headband: 'headband',
  'sun-hat': 'straw',
  bow: 'bow',
  flower: 'flower',
};
const BUILDS: Readonly<Record<PersonLook['height'], number>> = { short: 0.94, middle: 1, tall: 1.07 };

function personLook(said: PersonLook, id: string): Look {
  const { age, skin, hair, face, marks, cover, glasses, hearing, beard, mobility, top, bottom, height } =
    said;
  return {
    quirks: id,
    skin: SKIN_COLOURS[skin],
    hair: HAIR_HUES[hair.colour],
    hairStyle: hair.style,
    face: { shape: face.shape, eyes: face.eyes, iris: EYE_HUES[face.iris] },
    marks,
    outfit: age === 'baby' ? 'romper' : OUTFITS[top.kind],
    top: CLOTH_HUES[top.colour],
    bottom: CLOTH_HUES[bottom.colour],
    below: bottom.kind,
    pattern: top.pattern,
    ...(glasses && { glasses: { shape: glasses.shape, colour: CLOTH_HUES[glasses.colour] } }),
    ...(hearing && { hearing: { kind: hearing.kind, colour: CLOTH_HUES[hearing.colour] } }),
    ...(beard && { beard }),
    ...(mobility && { aid: { kind: mobility.kind, colour: CLOTH_HUES[mobility.colour] } }),
    ...(cover && { hat: HATS[cover.kind], hatColour: CLOTH_HUES[cover.colour] }),
    build: BUILDS[height],
  };
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
