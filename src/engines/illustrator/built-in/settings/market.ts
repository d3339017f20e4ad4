import { circusRing } from '#engines/illustrator/built-in/settings/market/circus-ring.ts';
import { circusWagons } from '#engines/illustrator/built-in/settings/market/circus-wagons.ts';
import { fair } from '#engines/illustrator/built-in/settings/market/fair.ts';
import { lanternStreet } from '#engines/illustrator/built-in/settings/market/lantern-street.ts';
import { stalls } from '#engines/illustrator/built-in/settings/market/stalls.ts';
import { toyShop } from '#engines/illustrator/built-in/settings/market/toy-shop.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const market: Setting = {
  compositions: [stalls, fair, lanternStreet, circusRing, circusWagons, toyShop],
};
