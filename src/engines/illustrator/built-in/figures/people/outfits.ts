import type { Look, Outfit } from '#engines/illustrator/built-in/figures/actor.ts';
import { EVERYDAY } from '#engines/illustrator/built-in/figures/people/outfits/everyday.ts';
import {
  bareLegs,
  skirt,
  type OutfitArt,
} from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { SKIRTS } from '#engines/illustrator/built-in/figures/people/outfits/skirts.ts';
import { STORY } from '#engines/illustrator/built-in/figures/people/outfits/story.ts';
import { tail } from '#engines/illustrator/built-in/figures/people/outfits/tail.ts';
import { TOWN } from '#engines/illustrator/built-in/figures/people/outfits/town.ts';
import { WORK } from '#engines/illustrator/built-in/figures/people/outfits/work.ts';

const OUTFITS: Record<Outfit, OutfitArt> = { ...EVERYDAY, ...SKIRTS, ...STORY, ...TOWN, ...WORK, tail };

/** What somebody wears; below a top it may be shorts or a skirt. */
export function outfitOf({ outfit, below }: Look): OutfitArt {
  const worn = OUTFITS[outfit];
  if (!below || below === 'trousers' || worn.skirted) return worn;
  if (below === 'shorts') {
    return {
      ...worn,
      legs: (brush) => ({ ...bareLegs(brush), leg: brush.of(brush.look.bottom), share: 0.46 }),
    };
  }
  const cut = {
    above: below === 'skirt' ? 46 : 16,
    width: below === 'skirt' ? 58 : 62,
    waist: -92,
    plain: true,
  };
  return {
    ...worn,
    skirted: true,
    legs: bareLegs,
    body: (brush, body) => [
      skirt(brush, body, { ...cut, colour: brush.look.bottom }),
      worn.body(brush, body),
    ],
  };
}
