import type { Outfit } from '#engines/illustrator/built-in/figures/actor.ts';
import { EVERYDAY } from '#engines/illustrator/built-in/figures/people/outfits/everyday.ts';
import type { OutfitArt } from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { SKIRTS } from '#engines/illustrator/built-in/figures/people/outfits/skirts.ts';
import { STORY } from '#engines/illustrator/built-in/figures/people/outfits/story.ts';
import { tail } from '#engines/illustrator/built-in/figures/people/outfits/tail.ts';
import { WORK } from '#engines/illustrator/built-in/figures/people/outfits/work.ts';

export const OUTFITS: Record<Outfit, OutfitArt> = { ...EVERYDAY, ...SKIRTS, ...STORY, ...WORK, tail };
