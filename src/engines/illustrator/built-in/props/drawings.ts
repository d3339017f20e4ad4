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
import { THINGS_OF_THE_BAND } from '#engines/illustrator/built-in/props/drawings/band.ts';
import { THINGS_OF_THE_KITCHEN } from '#engines/illustrator/built-in/props/drawings/crockery.ts';
import { THINGS_OF_THE_DESK } from '#engines/illustrator/built-in/props/drawings/desk.ts';
import { THINGS_OF_DRINKS } from '#engines/illustrator/built-in/props/drawings/drinks.ts';
import { THINGS_OF_FRUIT } from '#engines/illustrator/built-in/props/drawings/fruit.ts';
import { THINGS_OF_THE_ROOM } from '#engines/illustrator/built-in/props/drawings/furniture.ts';
import { THINGS_OF_FIELD_AND_POT } from '#engines/illustrator/built-in/props/drawings/growing.ts';
import { THINGS_OF_THE_HOUSE } from '#engines/illustrator/built-in/props/drawings/household.ts';
import { THINGS_OF_MEALS } from '#engines/illustrator/built-in/props/drawings/meals.ts';
import { THINGS_OF_TIME_AND_WAY } from '#engines/illustrator/built-in/props/drawings/measures.ts';
import { THINGS_OF_THE_ORCHARD } from '#engines/illustrator/built-in/props/drawings/orchard.ts';
import { THINGS_OF_PLAY } from '#engines/illustrator/built-in/props/drawings/play.ts';
import { THINGS_OF_THE_POST } from '#engines/illustrator/built-in/props/drawings/post.ts';
import { THINGS_OF_SCIENCE } from '#engines/illustrator/built-in/props/drawings/science.ts';
import { THINGS_OF_THE_SEASIDE } from '#engines/illustrator/built-in/props/drawings/seaside.ts';
import { THINGS_OF_THE_SEWING_BOX } from '#engines/illustrator/built-in/props/drawings/sewing.ts';
import { THINGS_OF_EARTH_AND_SKY } from '#engines/illustrator/built-in/props/drawings/sky.ts';
import { THINGS_OF_SOUND_AND_IMAGE } from '#engines/illustrator/built-in/props/drawings/sound-and-image.ts';
import { THINGS_OF_SWEETNESS } from '#engines/illustrator/built-in/props/drawings/sweets.ts';
import { THINGS_OF_TRAVEL } from '#engines/illustrator/built-in/props/drawings/travel.ts';
import { THINGS_OF_THE_VEGETABLE_BED } from '#engines/illustrator/built-in/props/drawings/vegetables.ts';
import { THINGS_OF_THE_WARDROBE } from '#engines/illustrator/built-in/props/drawings/wear.ts';
import { THINGS_OF_THE_YARD } from '#engines/illustrator/built-in/props/drawings/yard.ts';
import { THINGS_AFLOAT } from '#engines/illustrator/built-in/props/drawings/afloat.ts';
import { THINGS_THAT_OPEN } from '#engines/illustrator/built-in/props/drawings/openings.ts';
import { THINGS_TO_SIT_ON } from '#engines/illustrator/built-in/props/drawings/seats.ts';
import {
  THINGS_OF_STORIES,
  THINGS_WET_AND_COLD,
} from '#engines/illustrator/built-in/props/drawings/wet-and-cold.ts';
import { THINGS_OF_BAKING } from '#engines/illustrator/built-in/props/drawings/baking.ts';
import { THINGS_OF_BEDTIME } from '#engines/illustrator/built-in/props/drawings/bedtime.ts';
import { BONES_AND_BODIES } from '#engines/illustrator/built-in/props/drawings/bones.ts';
import { THINGS_OF_THE_SMALLEST_SEAS } from '#engines/illustrator/built-in/props/drawings/bottled.ts';
import { THINGS_FOUND_OUTSIDE } from '#engines/illustrator/built-in/props/drawings/found-outside.ts';
import { THINGS_HUNG_UP } from '#engines/illustrator/built-in/props/drawings/hung-up.ts';
import { THINGS_TO_KEEP_THINGS_IN } from '#engines/illustrator/built-in/props/drawings/kept-in.ts';
import { THINGS_OF_SPORTS_DAY } from '#engines/illustrator/built-in/props/drawings/sports-day.ts';
import { THINGS_UNDERFOOT } from '#engines/illustrator/built-in/props/drawings/underfoot.ts';
import {
  MORE_INSTRUMENTS,
  THINGS_OF_FIRE,
} from '#engines/illustrator/built-in/props/drawings/instruments.ts';
import { THINGS_AT_HOME } from '#engines/illustrator/built-in/props/drawings/homely.ts';
import { THINGS_OF_THE_LARDER } from '#engines/illustrator/built-in/props/drawings/larder.ts';
import { ODDMENTS } from '#engines/illustrator/built-in/props/drawings/oddments.ts';
import { THINGS_WRITTEN_AND_SHOWN } from '#engines/illustrator/built-in/props/drawings/written.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

export const PROP_DRAWINGS: Record<Prop, PropArt> = {
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
  ...THINGS_OF_FRUIT,
  ...THINGS_OF_THE_ORCHARD,
  ...THINGS_OF_THE_VEGETABLE_BED,
  ...THINGS_OF_FIELD_AND_POT,
  ...THINGS_OF_SWEETNESS,
  ...THINGS_OF_MEALS,
  ...THINGS_OF_DRINKS,
  ...THINGS_OF_THE_KITCHEN,
  ...THINGS_OF_THE_ROOM,
  ...THINGS_OF_THE_HOUSE,
  ...THINGS_OF_THE_SEWING_BOX,
  ...THINGS_OF_THE_WARDROBE,
  ...THINGS_OF_THE_POST,
  ...THINGS_OF_THE_DESK,
  ...THINGS_OF_TIME_AND_WAY,
  ...THINGS_OF_SCIENCE,
  ...THINGS_OF_SOUND_AND_IMAGE,
  ...THINGS_OF_THE_BAND,
  ...THINGS_OF_THE_YARD,
  ...THINGS_OF_THE_SEASIDE,
  ...THINGS_OF_TRAVEL,
  ...THINGS_OF_PLAY,
  ...THINGS_OF_EARTH_AND_SKY,
  ...THINGS_TO_SIT_ON,
  ...THINGS_THAT_OPEN,
  ...THINGS_AFLOAT,
  ...THINGS_WET_AND_COLD,
  ...THINGS_OF_STORIES,
  ...THINGS_OF_BAKING,
  ...THINGS_OF_BEDTIME,
  ...BONES_AND_BODIES,
  ...THINGS_FOUND_OUTSIDE,
  ...THINGS_OF_THE_SMALLEST_SEAS,
  ...THINGS_HUNG_UP,
  ...THINGS_TO_KEEP_THINGS_IN,
  ...THINGS_OF_SPORTS_DAY,
  ...THINGS_UNDERFOOT,
  ...MORE_INSTRUMENTS,
  ...THINGS_OF_FIRE,
  ...THINGS_AT_HOME,
  ...THINGS_OF_THE_LARDER,
  ...ODDMENTS,
  ...THINGS_WRITTEN_AND_SHOWN,
};
