import { cottageGarden } from '#engines/illustrator/built-in/settings/garden/cottage-garden.ts';
import { kitchenGarden } from '#engines/illustrator/built-in/settings/garden/kitchen-garden.ts';
import { lilyPond } from '#engines/illustrator/built-in/settings/garden/lily-pond.ts';
import { topiaryGarden } from '#engines/illustrator/built-in/settings/garden/topiary-garden.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const garden: Setting = { compositions: [cottageGarden, kitchenGarden, topiaryGarden, lilyPond] };
