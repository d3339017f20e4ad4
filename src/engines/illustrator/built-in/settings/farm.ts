import { barnAndFields } from '#engines/illustrator/built-in/settings/farm/barn.ts';
import { hayloft } from '#engines/illustrator/built-in/settings/farm/hayloft.ts';
import { orchard } from '#engines/illustrator/built-in/settings/farm/orchard.ts';
import { stableYard } from '#engines/illustrator/built-in/settings/farm/stable-yard.ts';
import { farmyard } from '#engines/illustrator/built-in/settings/farm/yard.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const farm: Setting = { compositions: [barnAndFields, orchard, farmyard, stableYard, hayloft] };
