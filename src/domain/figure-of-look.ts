import { isPetLook, type Age, type Look, type Species } from '#domain/look.ts';
import type { Figure } from '#domain/picture-world.ts';

const OF_AGE: Readonly<Record<Age, Figure>> = {
  baby: 'baby',
  child: 'child',
  adult: 'adult',
  elder: 'elder',
};
const OF_SPECIES: Readonly<Record<Species, Figure>> = {
  dog: 'pet-dog',
  cat: 'pet-cat',
  rabbit: 'rabbit',
  'guinea-pig': 'hamster',
  hamster: 'hamster',
  bird: 'bird',
  fish: 'fish',
  turtle: 'turtle',
  horse: 'horse',
};

/** Who looks so is drawn as this. */
export function figureOfLook(look: Look): Figure {
  return isPetLook(look) ? OF_SPECIES[look.species] : OF_AGE[look.age];
}
