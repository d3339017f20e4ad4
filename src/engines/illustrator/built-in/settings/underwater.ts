import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';
import { coralPalace } from '#engines/illustrator/built-in/settings/underwater/coral-palace.ts';
import { coralReef } from '#engines/illustrator/built-in/settings/underwater/coral-reef.ts';
import { kelpForest } from '#engines/illustrator/built-in/settings/underwater/kelp-forest.ts';
import { sunkenShip } from '#engines/illustrator/built-in/settings/underwater/sunken-ship.ts';

export const underwater: Setting = {
  compositions: [coralReef, kelpForest, sunkenShip, coralPalace],
  medium: 'water',
};
