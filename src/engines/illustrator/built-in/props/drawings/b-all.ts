import type { Prop } from '#domain/picture-world.ts';
import { THINGS_OF_THE_BAND } from '#engines/illustrator/built-in/props/drawings/b-band.ts';
import { THINGS_OF_THE_KITCHEN } from '#engines/illustrator/built-in/props/drawings/b-crockery.ts';
import { THINGS_OF_THE_DESK } from '#engines/illustrator/built-in/props/drawings/b-desk.ts';
import { THINGS_OF_DRINKS } from '#engines/illustrator/built-in/props/drawings/b-drinks.ts';
import { THINGS_OF_FRUIT } from '#engines/illustrator/built-in/props/drawings/b-fruit.ts';
import { THINGS_OF_THE_ROOM } from '#engines/illustrator/built-in/props/drawings/b-furniture.ts';
import { THINGS_OF_FIELD_AND_POT } from '#engines/illustrator/built-in/props/drawings/b-growing.ts';
import { THINGS_OF_THE_HOUSE } from '#engines/illustrator/built-in/props/drawings/b-household.ts';
import { THINGS_OF_MEALS } from '#engines/illustrator/built-in/props/drawings/b-meals.ts';
import { THINGS_OF_TIME_AND_WAY } from '#engines/illustrator/built-in/props/drawings/b-measures.ts';
import { THINGS_OF_THE_ORCHARD } from '#engines/illustrator/built-in/props/drawings/b-orchard.ts';
import { THINGS_OF_PLAY } from '#engines/illustrator/built-in/props/drawings/b-play.ts';
import { THINGS_OF_THE_POST } from '#engines/illustrator/built-in/props/drawings/b-post.ts';
import { THINGS_OF_SCIENCE } from '#engines/illustrator/built-in/props/drawings/b-science.ts';
import { THINGS_OF_THE_SEASIDE } from '#engines/illustrator/built-in/props/drawings/b-seaside.ts';
import { THINGS_OF_THE_SEWING_BOX } from '#engines/illustrator/built-in/props/drawings/b-sewing.ts';
import { THINGS_OF_EARTH_AND_SKY } from '#engines/illustrator/built-in/props/drawings/b-sky.ts';
import { THINGS_OF_SOUND_AND_IMAGE } from '#engines/illustrator/built-in/props/drawings/b-sound-and-image.ts';
import { THINGS_OF_SWEETNESS } from '#engines/illustrator/built-in/props/drawings/b-sweets.ts';
import { THINGS_OF_TRAVEL } from '#engines/illustrator/built-in/props/drawings/b-travel.ts';
import { THINGS_OF_THE_VEGETABLE_BED } from '#engines/illustrator/built-in/props/drawings/b-vegetables.ts';
import { THINGS_OF_THE_WARDROBE } from '#engines/illustrator/built-in/props/drawings/b-wear.ts';
import { THINGS_OF_THE_YARD } from '#engines/illustrator/built-in/props/drawings/b-yard.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

export const MORE_THINGS: Partial<Record<Prop, PropArt>> = {
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
};
