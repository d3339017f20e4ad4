import { bathroom } from '#engines/illustrator/built-in/settings/bedroom/bathroom.ts';
import { childsRoom } from '#engines/illustrator/built-in/settings/bedroom/childs-room.ts';
import { hallway } from '#engines/illustrator/built-in/settings/bedroom/hallway.ts';
import { kitchen } from '#engines/illustrator/built-in/settings/bedroom/kitchen.ts';
import { livingRoom } from '#engines/illustrator/built-in/settings/bedroom/living-room.ts';
import { toyWorkshop } from '#engines/illustrator/built-in/settings/bedroom/toy-workshop.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const bedroom: Setting = {
  compositions: [childsRoom, livingRoom, kitchen, toyWorkshop, bathroom, hallway],
  indoors: true,
};
