import { frozenLake } from '#engines/illustrator/built-in/settings/snow/frozen-lake.ts';
import { iceCave } from '#engines/illustrator/built-in/settings/snow/ice-cave.ts';
import { northernIce } from '#engines/illustrator/built-in/settings/snow/northern-ice.ts';
import { redHouses } from '#engines/illustrator/built-in/settings/snow/red-houses.ts';
import { sledgeHill } from '#engines/illustrator/built-in/settings/snow/sledge-hill.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

/** Winter, whatever the weather. */
export const snow: Setting = { compositions: [sledgeHill, frozenLake, northernIce, redHouses, iceCave] };
