import type { Prop } from '#domain/picture-world.ts';
import type { SceneThing } from '#engines/illustrator/port.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { standingBox, type Standing } from '#engines/illustrator/built-in/props/prop.ts';

export interface PlacedProp extends Pick<SceneThing, 'colour' | 'state'> {
  prop: Prop;
  x: number;
  /** Of the ground below; what is nearer is painted later. */
  y: number;
  zoom: number;
  box: Box;
  lift?: number;
  /** As it lies in a heap, in degrees. */
  turn?: number;
  ground?: Standing['ground'];
}

/** How many times its size a thing has. */
export const TIMES = { tiny: 0.4, small: 0.66, big: 2, giant: 4 } as const;
/** On a picture where a child is 420 high: what is tiny stands on two hands, whatever it is, and what is small is as high as a knee. */
const AT_MOST = { tiny: 96, small: 210, big: Infinity, giant: Infinity } as const;

/** How many times its size such a thing has that is told to be tiny or big. */
export const timesOf = (what: Prop, size: SceneThing['size']): number =>
  size ? Math.min(TIMES[size], AT_MOST[size] / PROP_DEFINITIONS[what].size) : 1;

/** A thing as it is told, nowhere yet. */
export function propOf({ what, size, colour, state }: SceneThing, zoom: number): PlacedProp {
  const full = zoom * timesOf(what, size);
  const prop: PlacedProp = { prop: what, x: 0, y: 0, zoom: full, box: standingBox(what, [0, 0], full) };
  return { ...prop, ...(colour && { colour }), ...(state && { state }) };
}

/** A thing put down, or up. */
export function set(
  prop: PlacedProp,
  [x, y]: readonly [number, number],
  lift = 0,
  ground?: Standing['ground'],
): PlacedProp {
  const box = standingBox(prop.prop, [x, y - lift], prop.zoom);
  return { ...prop, x, y, box, ...(lift !== 0 && { lift }), ...(ground && { ground }) };
}
