import { behindWaterfall } from '#engines/illustrator/built-in/settings/cave/behind-waterfall.ts';
import { cosyDen } from '#engines/illustrator/built-in/settings/cave/cosy-den.ts';
import { crystalCave } from '#engines/illustrator/built-in/settings/cave/crystals.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const cave: Setting = { compositions: [crystalCave, cosyDen, behindWaterfall], indoors: true };
