import { flowerRows } from '#engines/illustrator/built-in/settings/meadow/flower-rows.ts';
import { floweryHills } from '#engines/illustrator/built-in/settings/meadow/flowery-hills.ts';
import { hilltop } from '#engines/illustrator/built-in/settings/meadow/hilltop.ts';
import { lakeside } from '#engines/illustrator/built-in/settings/meadow/lakeside.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const meadow: Setting = { compositions: [floweryHills, lakeside, hilltop, flowerRows] };
