import { behindWaterfall } from '#engines/illustrator/built-in/settings/cave/behind-waterfall.ts';
import { cosyDen } from '#engines/illustrator/built-in/settings/cave/cosy-den.ts';
import { crystalCave } from '#engines/illustrator/built-in/settings/cave/crystals.ts';
import { plainCave } from '#engines/illustrator/built-in/settings/cave/plain-cave.ts';
import { rootHollow } from '#engines/illustrator/built-in/settings/cave/root-hollow.ts';
import { storeroom } from '#engines/illustrator/built-in/settings/cave/storeroom.ts';
import { underTheStairs } from '#engines/illustrator/built-in/settings/cave/under-the-stairs.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const cave: Setting = {
  compositions: [crystalCave, cosyDen, behindWaterfall, underTheStairs, storeroom, plainCave, rootHollow],
  indoors: true,
};
