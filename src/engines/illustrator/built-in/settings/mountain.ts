import { alpineMeadow } from '#engines/illustrator/built-in/settings/mountain/alpine-meadow.ts';
import { lakeWithWaterfall } from '#engines/illustrator/built-in/settings/mountain/lake.ts';
import { lookout } from '#engines/illustrator/built-in/settings/mountain/lookout.ts';
import { woodenHut } from '#engines/illustrator/built-in/settings/mountain/wooden-hut.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const mountain: Setting = { compositions: [alpineMeadow, lookout, lakeWithWaterfall, woodenHut] };
