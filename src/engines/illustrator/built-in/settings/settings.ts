import type { Place } from '#domain/picture-world.ts';
import { forest } from '#engines/illustrator/built-in/settings/forest.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const SETTINGS = { forest } as unknown as Record<Place, Setting>;
