import type { Random } from '#domain/random.ts';
import type { Action, Shot } from '#domain/scene-direction.ts';
import type { Prop } from '#domain/picture-world.ts';
import type { SceneThing, TextSide } from '#engines/illustrator/port.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import type { Room } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { Lens } from '#engines/illustrator/built-in/compose/lens.ts';
import type { Surfaces } from '#engines/illustrator/built-in/compose/surfaces.ts';
import type { Sheet } from '#engines/illustrator/built-in/compose/sheet.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** One way to put a cast on the stage. */
export interface Plan {
  shot: Shot;
  /** Of the orders in which they may stand, from the best on. */
  order: number;
  /** Another draw of what chance decides. */
  lot: number;
  mirrored: boolean;
  /** Between neighbours, against what is usual. */
  apart: number;
  /** Some behind, in the gaps between those before. */
  rows: boolean;
  /** Who does something else than was asked. */
  calmed: ReadonlyMap<string, Action>;
  /** Who has what they held beside them. */
  freed: ReadonlySet<string>;
}

/** What all plans for a picture share. */
export interface Premises {
  /** The most important first. */
  cast: readonly Actor[];
  /** Who is behind them, in whatever gaps they leave. */
  crowd: readonly Actor[];
  /** Of things, against what is usual. */
  scale: number;
  draw: (actor: Actor) => DrawnFigure;
  /** The same chance for every plan that draws the same lot. */
  chance: (lot: number) => Random;
  stage: Stage;
  obstacles: readonly Box[];
  /** Where things float. */
  water: Box | undefined;
  floating: boolean;
  /** The most important first. */
  things: readonly SceneThing[];
  /** What of the view itself can be sat on, and where things can stand. */
  surfaces: Surfaces;
  /** What things stand on that belong on a table, the best first. */
  supports: readonly Prop[];
  /** There are walls to hang something on. */
  walls: boolean;
  sheet: Sheet;
  words: TextSide | undefined;
}

/** What is the same for everybody once a plan is chosen. */
export interface Ground {
  random: Random;
  lens: Lens;
  room: Room;
}
