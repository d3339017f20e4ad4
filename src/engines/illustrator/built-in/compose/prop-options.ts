import type { Prop } from '#domain/picture-world.ts';
import type { Random } from '#domain/random.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Surface } from '#engines/illustrator/built-in/settings/stage.ts';

/** What is around where things are to be placed. */
export interface PropOptions {
  random: Random;
  ground: { far: number; near: number };
  obstacles: readonly Box[];
  /** Against the size that things have beside a child of 420. */
  zoom: number;
  /** What is seen of the picture. */
  view: Box;
  /** What things stand on that belong on a table, the best first. */
  supports: readonly Prop[];
  /** There are walls to hang something on. */
  walls: boolean;
  /** Some of it is seen. */
  sky: boolean;
  /** Of the view, where things stand before another table is brought. */
  tables: readonly Surface[];
  /** Seen from near: what matters is by whom it is about, wherever the others are. */
  near: boolean;
  /** Whom it is about. */
  lead?: string | undefined;
  /** Where things can float. */
  water?: Box | undefined;
  /** What people sit on, lie in or stand at has its place already. */
  placed?: readonly PlacedProp[];
}
