import { bambooGrove } from '#engines/illustrator/built-in/settings/jungle/bamboo-grove.ts';
import { platformInTheCrowns } from '#engines/illustrator/built-in/settings/jungle/platform-in-the-crowns.ts';
import { prehistoricValley } from '#engines/illustrator/built-in/settings/jungle/prehistoric-valley.ts';
import { roundGate } from '#engines/illustrator/built-in/settings/jungle/round-gate.ts';
import { ruinedCourt } from '#engines/illustrator/built-in/settings/jungle/ruined-court.ts';
import { waterfallPool } from '#engines/illustrator/built-in/settings/jungle/waterfall-pool.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const jungle: Setting = {
  compositions: [waterfallPool, roundGate, platformInTheCrowns, prehistoricValley, ruinedCourt, bambooGrove],
};
