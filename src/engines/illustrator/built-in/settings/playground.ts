import { parkByThePond } from '#engines/illustrator/built-in/settings/playground/park-by-the-pond.ts';
import { parkFountain } from '#engines/illustrator/built-in/settings/playground/park-fountain.ts';
import { schoolyard } from '#engines/illustrator/built-in/settings/playground/schoolyard.ts';
import { shipInTheSand } from '#engines/illustrator/built-in/settings/playground/ship-in-the-sand.ts';
import { slideAndSwings } from '#engines/illustrator/built-in/settings/playground/slide-and-swings.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

/** Also the park. */
export const playground: Setting = {
  compositions: [slideAndSwings, shipInTheSand, parkByThePond, schoolyard, parkFountain],
};
