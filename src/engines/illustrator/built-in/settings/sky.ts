import { balloonsOverLand } from '#engines/illustrator/built-in/settings/sky/balloons.ts';
import { cloudCastle } from '#engines/illustrator/built-in/settings/sky/cloud-castle.ts';
import { floatingIslands } from '#engines/illustrator/built-in/settings/sky/floating-islands.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

/** Up on the clouds; the name keeps it apart from the sky that every place has. */
export const skyPlace: Setting = {
  compositions: [cloudCastle, floatingIslands, balloonsOverLand],
  medium: 'clouds',
};
