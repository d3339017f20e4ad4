import { campByTheLake } from '#engines/illustrator/built-in/settings/forest/camp-by-the-lake.ts';
import { clearing } from '#engines/illustrator/built-in/settings/forest/clearing.ts';
import { giantHollowTree } from '#engines/illustrator/built-in/settings/forest/giant-hollow-tree.ts';
import { lastBirch } from '#engines/illustrator/built-in/settings/forest/last-birch.ts';
import { mushroomVillage } from '#engines/illustrator/built-in/settings/forest/mushroom-village.ts';
import { pathBetweenTrees } from '#engines/illustrator/built-in/settings/forest/path-between-trees.ts';
import { streamWithBridge } from '#engines/illustrator/built-in/settings/forest/stream-with-bridge.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const forest: Setting = {
  compositions: [
    pathBetweenTrees,
    streamWithBridge,
    giantHollowTree,
    campByTheLake,
    mushroomVillage,
    clearing,
    lastBirch,
  ],
};
