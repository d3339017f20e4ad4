import type { Prop } from '#domain/picture-world.ts';
import type { SceneThing } from '#engines/illustrator/port.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
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
