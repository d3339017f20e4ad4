import { artRoom } from '#engines/illustrator/built-in/settings/school/art-room.ts';
import { classroom } from '#engines/illustrator/built-in/settings/school/classroom.ts';
import { gymHall } from '#engines/illustrator/built-in/settings/school/gym-hall.ts';
import { playroom } from '#engines/illustrator/built-in/settings/school/playroom.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const school: Setting = { compositions: [classroom, artRoom, gymHall, playroom], indoors: true };
