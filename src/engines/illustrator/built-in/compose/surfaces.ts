import type { Prop } from '#domain/picture-world.ts';
import { WIDTH, type Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Stage, Surface } from '#engines/illustrator/built-in/settings/stage.ts';

/** What of the view itself holds people and things. */
export interface Surfaces {
  seats: readonly Surface[];
  tables: readonly Surface[];
}

export const NO_SURFACES: Surfaces = { seats: [], tables: [] };

/** As they are on the picture, which may be seen in a mirror. */
export function surfacesOf({ side }: Canvas, { seats = [], tables = [] }: Stage): Surfaces {
  const onPicture = (surface: Surface): Surface =>
    side === 1 ? { ...surface, x: WIDTH - surface.x } : surface;
  const within = (surfaces: readonly Surface[]) => surfaces.map(onPicture).filter(isWellInside);
  return { seats: within(seats), tables: within(tables) };
}

/** Whoever sat at the very edge would lose the others, and the picture its middle. */
const FROM_THE_MIDDLE = 480;
const isWellInside = ({ x }: Surface): boolean => Math.abs(x - WIDTH / 2) <= FROM_THE_MIDDLE;

/** Other names of what stands there already. */
const ALSO: Partial<Record<Prop, readonly string[]>> = {
  table: ['counter', 'desk', 'workbench'],
  crate: ['box', 'chest'],
  'flat-stone': ['rock'],
  stone: ['rock'],
  stairs: ['steps', 'stair'],
};

export const isCalled = ({ name }: Surface, what: Prop): boolean =>
  name === what || ALSO[what]?.includes(name) === true;

export const boxOf = ({ x, y, width, foot }: Surface): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y,
  bottom: foot,
});
