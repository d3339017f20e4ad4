import { inventorsYard } from '#engines/illustrator/built-in/settings/city/inventors-yard.ts';
import { railwayPlatform } from '#engines/illustrator/built-in/settings/city/railway-platform.ts';
import { river } from '#engines/illustrator/built-in/settings/city/river.ts';
import { roofGarden } from '#engines/illustrator/built-in/settings/city/roof-garden.ts';
import { square } from '#engines/illustrator/built-in/settings/city/square.ts';
import { shoppingStreet } from '#engines/illustrator/built-in/settings/city/street.ts';
import { villageLane } from '#engines/illustrator/built-in/settings/city/village-lane.ts';
import { waitingRoom } from '#engines/illustrator/built-in/settings/city/waiting-room.ts';
import { workshop } from '#engines/illustrator/built-in/settings/city/workshop.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const city: Setting = {
  compositions: [
    shoppingStreet,
    square,
    river,
    roofGarden,
    railwayPlatform,
    waitingRoom,
    inventorsYard,
    villageLane,
    workshop,
  ],
};
