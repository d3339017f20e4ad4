import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { bubble } from '#engines/illustrator/built-in/figures/face.ts';
import { arm, armsOf, type Arms } from '#engines/illustrator/built-in/figures/limbs.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export const SIDES = [-1, 1] as const;
export type Side = (typeof SIDES)[number];

/** A path drawn for a figure that faces right, turned to where it faces. It may hold pairs only: no H, V or A. */
export function toward(facing: Side, d: string): string {
  if (facing > 0) return d;
  return d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${n(-Number(x))} ${y}`);
}

/** Where a child's arms begin, for whom the stances are made. */
const CHILD_SHOULDER: Point = [36, -154];

/** Where the hands of somebody with other shoulders are, in the gesture of the stance. */
export function handsFrom(brush: Brush, shoulder: Point, length = 1): Arms {
  const { left, right } = armsOf(brush, ...shoulder);
  const reaches = brush.actor.reach !== undefined;
  const place = ({ hand: [x, y], bow }: Arms['left'], side: Side): Arms['left'] => {
    if (reaches && side === brush.facing) return { hand: [x, y], bow };
    const across = (x - side * CHILD_SHOULDER[0]) * length;
    return {
      hand: [side * shoulder[0] + across, shoulder[1] + (y - CHILD_SHOULDER[1]) * length],
      bow: bow * length,
    };
  };
  const hands = { left: place(left, -1), right: place(right, 1) };
  return { ...hands, front: brush.facing > 0 ? hands.right.hand : hands.left.hand };
}

export interface BothArmsOptions {
  /** Of the right arm; the left one mirrors it. */
  shoulder: Point;
  width: number;
  skin: Colour;
  length?: number;
  sleeve?: Colour;
  sleeved?: number;
}

export function bothArms(
  brush: Brush,
  { shoulder, length, ...look }: BothArmsOptions,
): { art: Art; hand: Point; hands: Arms } {
  const hands = handsFrom(brush, shoulder, length);
  return {
    art: [
      arm(brush, hands.left, { ...look, shoulder: [-shoulder[0], shoulder[1]] }),
      arm(brush, hands.right, { ...look, shoulder }),
    ],
    hand: hands.front,
    hands,
  };
}

/** Brows speak for those who wear them only when something is wrong. */
export function browWhenTroubled({ actor }: Brush, brow: Colour): { brow?: Colour } {
  return ['sad', 'scared', 'angry'].includes(actor.mood) ? { brow } : {};
}

/** Cheeks that stay on a small head. */
export function smallCheeks({ canvas, of, turn }: Brush, colour: Colour, [x, y]: Point, size = 15): Art {
  const fill = canvas.radial([
    [0, of(colour), 0.7],
    [0.6, of(colour), 0.35],
    [1, of(colour), 0],
  ]);
  return SIDES.map((side) => ellipse(turn * 0.7 + side * x, y, size, size * 0.72, fill, { airy: true }));
}

export function airBubble(brush: Brush, y: number, radius: number): Art {
  return brush.actor.bubble && bubble(brush, y, radius);
}
