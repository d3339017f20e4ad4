import type { Outfit } from '#engines/illustrator/built-in/cast/actor.ts';
import { EVERYDAY } from '#engines/illustrator/built-in/cast/people/outfits/everyday.ts';
import type { OutfitArt } from '#engines/illustrator/built-in/cast/people/outfits/outfit.ts';
import { SKIRTS } from '#engines/illustrator/built-in/cast/people/outfits/skirts.ts';
import { STORY } from '#engines/illustrator/built-in/cast/people/outfits/story.ts';
import { tail } from '#engines/illustrator/built-in/cast/people/outfits/tail.ts';
import { WORK } from '#engines/illustrator/built-in/cast/people/outfits/work.ts';

export const OUTFITS: Record<Outfit, OutfitArt> = { ...EVERYDAY, ...SKIRTS, ...STORY, ...WORK, tail };
