import { fair } from '#engines/illustrator/built-in/settings/market/fair.ts';
import { lanternStreet } from '#engines/illustrator/built-in/settings/market/lantern-street.ts';
import { stalls } from '#engines/illustrator/built-in/settings/market/stalls.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const market: Setting = { compositions: [stalls, fair, lanternStreet] };
