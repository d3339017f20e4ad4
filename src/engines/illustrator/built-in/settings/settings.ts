import type { Place } from '#domain/picture-world.ts';
import { beach } from '#engines/illustrator/built-in/settings/beach.ts';
import { bedroom } from '#engines/illustrator/built-in/settings/bedroom.ts';
import { castle } from '#engines/illustrator/built-in/settings/castle.ts';
import { cave } from '#engines/illustrator/built-in/settings/cave.ts';
import { city } from '#engines/illustrator/built-in/settings/city.ts';
import { desert } from '#engines/illustrator/built-in/settings/desert.ts';
import { farm } from '#engines/illustrator/built-in/settings/farm.ts';
import { forest } from '#engines/illustrator/built-in/settings/forest.ts';
import { garden } from '#engines/illustrator/built-in/settings/garden.ts';
import { island } from '#engines/illustrator/built-in/settings/island.ts';
import { jungle } from '#engines/illustrator/built-in/settings/jungle.ts';
import { library } from '#engines/illustrator/built-in/settings/library.ts';
import { market } from '#engines/illustrator/built-in/settings/market.ts';
import { meadow } from '#engines/illustrator/built-in/settings/meadow.ts';
import { mountain } from '#engines/illustrator/built-in/settings/mountain.ts';
import { playground } from '#engines/illustrator/built-in/settings/playground.ts';
import { school } from '#engines/illustrator/built-in/settings/school.ts';
import { ship } from '#engines/illustrator/built-in/settings/ship.ts';
import { skyPlace } from '#engines/illustrator/built-in/settings/sky.ts';
import { snow } from '#engines/illustrator/built-in/settings/snow.ts';
import { space } from '#engines/illustrator/built-in/settings/space.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';
import { underwater } from '#engines/illustrator/built-in/settings/underwater.ts';

export const SETTINGS: Record<Place, Setting> = {
  forest,
  jungle,
  garden,
  playground,
  farm,
  meadow,
  beach,
  island,
  ship,
  underwater,
  mountain,
  snow,
  desert,
  cave,
  castle,
  city,
  market,
  school,
  library,
  bedroom,
  space,
  sky: skyPlace,
};
