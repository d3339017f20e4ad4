import { desertCamp } from '#engines/illustrator/built-in/settings/desert/camp.ts';
import { canyon } from '#engines/illustrator/built-in/settings/desert/canyon.ts';
import { duneTop } from '#engines/illustrator/built-in/settings/desert/dune-top.ts';
import { oasis } from '#engines/illustrator/built-in/settings/desert/oasis.ts';
import { stoneWell } from '#engines/illustrator/built-in/settings/desert/stone-well.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const desert: Setting = { compositions: [oasis, canyon, desertCamp, stoneWell, duneTop] };
