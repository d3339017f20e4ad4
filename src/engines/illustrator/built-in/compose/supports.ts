import type { Prop } from '#domain/picture-world.ts';

/** Where no table would stand, something flat lies. */
export function supportsIn(indoors: boolean, place: string): Prop[] {
  if (indoors) return ['table', 'stool'];
  return WILD.has(place) ? ['flat-stone', 'crate', 'stone'] : ['table', 'crate', 'stool'];
}

const WILD: ReadonlySet<string> = new Set([
  'forest',
  'jungle',
  'meadow',
  'beach',
  'island',
  'mountain',
  'snow',
  'desert',
  'cave',
  'underwater',
  'space',
  'sky',
]);
