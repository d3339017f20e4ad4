import { barnAndFields } from '#engines/illustrator/built-in/settings/farm/barn.ts';
import { orchard } from '#engines/illustrator/built-in/settings/farm/orchard.ts';
import { farmyard } from '#engines/illustrator/built-in/settings/farm/yard.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const farm: Setting = { compositions: [barnAndFields, orchard, farmyard] };
