import type { View } from '#domain/picture-world.ts';
import { WIDTH, type Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';

type Water = readonly [left: number, top: number, right: number, bottom: number];

/** Where boats and ducks can float, in the views that have water: between the shore and where it would be too far to see them. */
const WATERS: Partial<Record<View, Water>> = {
  openBay: [60, 540, 1540, 640],
  tidePoolsUnderCliff: [440, 560, 1540, 640],
  dunesWithHuts: [520, 525, 1120, 600],
  lagoonUnderPeaks: [120, 570, 1480, 665],
  lighthouseRock: [60, 490, 1000, 580],
  waterfallCove: [460, 540, 960, 660],
  harbourQuay: [520, 560, 1540, 680],
  onDeck: [60, 505, 1540, 560],
  river: [60, 575, 1540, 640],
  lakeside: [120, 590, 1500, 680],
  lakeWithWaterfall: [200, 605, 1500, 680],
  parkByThePond: [720, 650, 1200, 705],
  streamWithBridge: [1220, 730, 1480, 800],
  waterfallPool: [1090, 668, 1390, 705],
  oasis: [60, 705, 370, 740],
  northernIce: [60, 580, 1540, 650],
};

/** On the picture, which may be seen in a mirror. */
export function waterIn(view: string, { side }: Canvas): Box | undefined {
  const found = Object.entries(WATERS).find(([name]) => name === view)?.[1];
  if (!found) return undefined;
  const [left, top, right, bottom] = found;
  return side === 1
    ? { left: WIDTH - right, top, right: WIDTH - left, bottom }
    : { left, top, right, bottom };
}

/** How large a thing is seen out there, against one at our feet. */
export const outThere = (y: number): number => Math.min(1, Math.max(0.34, (y - 430) / 380));
