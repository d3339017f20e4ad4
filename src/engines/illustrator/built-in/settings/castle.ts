import { courtyard } from '#engines/illustrator/built-in/settings/castle/courtyard.ts';
import { castleOnHill } from '#engines/illustrator/built-in/settings/castle/hill.ts';
import { terrace } from '#engines/illustrator/built-in/settings/castle/terrace.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const castle: Setting = { compositions: [castleOnHill, courtyard, terrace] };
