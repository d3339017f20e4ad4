import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Something flat that holds somebody or something; the numbers are of the picture. */
export interface Surface {
  /** What it is: bench, chair, bed, log, table, shelf. */
  name: string;
  /** The middle of its top. */
  x: number;
  y: number;
  width: number;
  /** The line on the ground where it stands. */
  foot: number;
}

/** A place made ready for actors. The picture is 1600 wide and 900 high; the actors stand around its middle. */
export interface Stage {
  /** Behind the actors, far things first. */
  back: Art;
  /** Rays and floating light, between the scenery and the actors. */
  light?: Art;
  /** Bubbles, falling leaves and the like, in front of the actors but thin. */
  over?: Art;
  /** Dark framing in the corners, in front of everybody; a close picture leaves it out. */
  front?: Art;
  /** Where feet may stand: the farthest and the nearest line. */
  ground: { far: number; near: number };
  /** Things on the ground that nobody may stand in or in front of their heads; boxes on the picture. */
  obstacles?: readonly Box[];
  /** Where somebody can sit or lie. */
  seats?: readonly Surface[];
  /** Where a thing can stand. */
  tables?: readonly Surface[];
  /** Under a roof, in a setting that otherwise has none. */
  indoors?: true;
}

/** One way to see a place. */
export type Composition = (canvas: Canvas) => Stage;

export interface Setting {
  /** At least three at large, then those that only a direction asks for, in the order of `viewsOf`. */
  compositions: readonly Composition[];
  /** No weather falls here. */
  indoors?: boolean;
  /** What surrounds the actors: in water all swim, in space all wear a bubble of air, in the sky all float. */
  medium?: 'air' | 'water' | 'space' | 'clouds';
  /** May it be seen in a mirror? Not where something would read wrong. */
  mirrored?: false;
}
