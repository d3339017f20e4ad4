import { museumHall } from '#engines/illustrator/built-in/settings/library/museum-hall.ts';
import { readingNook } from '#engines/illustrator/built-in/settings/library/reading-nook.ts';
import { tallShelves } from '#engines/illustrator/built-in/settings/library/tall-shelves.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const library: Setting = { compositions: [tallShelves, readingNook, museumHall], indoors: true };
