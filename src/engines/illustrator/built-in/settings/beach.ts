import { dunesWithHuts } from '#engines/illustrator/built-in/settings/beach/dunes-with-huts.ts';
import { openBay } from '#engines/illustrator/built-in/settings/beach/open-bay.ts';
import { tidePoolsUnderCliff } from '#engines/illustrator/built-in/settings/beach/tide-pools-under-cliff.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const beach: Setting = { compositions: [openBay, tidePoolsUnderCliff, dunesWithHuts] };
