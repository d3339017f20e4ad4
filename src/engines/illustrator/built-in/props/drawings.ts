import type { Prop } from '#domain/picture-world.ts';
import { CLOTHES } from '#engines/illustrator/built-in/props/drawings/clothes.ts';
import { CRAFTS } from '#engines/illustrator/built-in/props/drawings/crafts.ts';
import { FLOWERS } from '#engines/illustrator/built-in/props/drawings/flowers.ts';
import { FOOD } from '#engines/illustrator/built-in/props/drawings/food.ts';
import { GARDEN } from '#engines/illustrator/built-in/props/drawings/garden.ts';
import { LIGHTS } from '#engines/illustrator/built-in/props/drawings/light.ts';
import { MAGIC } from '#engines/illustrator/built-in/props/drawings/magic.ts';
import { MUSIC } from '#engines/illustrator/built-in/props/drawings/music.ts';
import { NATURE } from '#engines/illustrator/built-in/props/drawings/nature.ts';
import { OUTDOOR_THINGS } from '#engines/illustrator/built-in/props/drawings/outdoors.ts';
import { PAPER_THINGS } from '#engines/illustrator/built-in/props/drawings/paper.ts';
import { TOOLS } from '#engines/illustrator/built-in/props/drawings/tools.ts';
import { TOYS } from '#engines/illustrator/built-in/props/drawings/toys.ts';
import { TREASURES } from '#engines/illustrator/built-in/props/drawings/treasures.ts';
import { VEHICLES } from '#engines/illustrator/built-in/props/drawings/vehicles.ts';
import { VESSELS } from '#engines/illustrator/built-in/props/drawings/vessels.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Every thing that has a drawing of our own. */
export const PROP_DRAWINGS: Partial<Record<Prop, PropArt>> = {
  ...TOYS,
  ...PAPER_THINGS,
  ...LIGHTS,
  ...FLOWERS,
  ...FOOD,
  ...GARDEN,
  ...VESSELS,
  ...NATURE,
  ...OUTDOOR_THINGS,
  ...VEHICLES,
  ...MUSIC,
  ...CRAFTS,
  ...TOOLS,
  ...TREASURES,
  ...MAGIC,
  ...CLOTHES,
};
