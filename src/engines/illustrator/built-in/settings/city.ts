import { river } from '#engines/illustrator/built-in/settings/city/river.ts';
import { roofGarden } from '#engines/illustrator/built-in/settings/city/roof-garden.ts';
import { square } from '#engines/illustrator/built-in/settings/city/square.ts';
import { shoppingStreet } from '#engines/illustrator/built-in/settings/city/street.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const city: Setting = { compositions: [shoppingStreet, square, river, roofGarden] };
