import { corridorOfDoors } from '#engines/illustrator/built-in/settings/castle/corridor-of-doors.ts';
import { courtyard } from '#engines/illustrator/built-in/settings/castle/courtyard.ts';
import { greatHall } from '#engines/illustrator/built-in/settings/castle/great-hall.ts';
import { castleOnHill } from '#engines/illustrator/built-in/settings/castle/hill.ts';
import { moat } from '#engines/illustrator/built-in/settings/castle/moat.ts';
import { terrace } from '#engines/illustrator/built-in/settings/castle/terrace.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const castle: Setting = {
  compositions: [castleOnHill, courtyard, terrace, greatHall, moat, corridorOfDoors],
};
