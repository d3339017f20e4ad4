import { childsRoom } from '#engines/illustrator/built-in/settings/bedroom/childs-room.ts';
import { kitchen } from '#engines/illustrator/built-in/settings/bedroom/kitchen.ts';
import { livingRoom } from '#engines/illustrator/built-in/settings/bedroom/living-room.ts';
import { toyWorkshop } from '#engines/illustrator/built-in/settings/bedroom/toy-workshop.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const bedroom: Setting = {
  compositions: [childsRoom, livingRoom, kitchen, toyWorkshop],
  indoors: true,
};
