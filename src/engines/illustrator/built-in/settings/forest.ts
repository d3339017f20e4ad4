import { giantHollowTree } from '#engines/illustrator/built-in/settings/forest/giant-hollow-tree.ts';
import { pathBetweenTrees } from '#engines/illustrator/built-in/settings/forest/path-between-trees.ts';
import { streamWithBridge } from '#engines/illustrator/built-in/settings/forest/stream-with-bridge.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const forest: Setting = { compositions: [pathBetweenTrees, streamWithBridge, giantHollowTree] };
