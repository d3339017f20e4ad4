import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { drawActor } from '#engines/illustrator/built-in/compose/draw-actor.ts';
import type { Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';

/** How far somebody gets from one frame to the next. */
const STEPS: Partial<Record<Actor['pose'], number>> = { walk: 10, run: 16 };

/** The last that anybody may ask for. */
export const LAST_FRAME = 5;

/** The actors where they have got to in a frame. Only a whole group moves on: a lone walker would walk into the others. */
export function movedOn(actors: readonly Blocked[], frame: number): Blocked[] {
  const step = Math.min(...actors.map(({ actor }) => STEPS[actor.pose] ?? 0));
  return actors.map((blocked) => ({ ...blocked, x: blocked.x + step * blocked.actor.facing * frame }));
}

/** The actors as they are in the canvas's frame. */
export function inFrame(canvas: Canvas, actors: readonly Blocked[]): Blocked[] {
  return movedOn(actors, canvas.frame).map((blocked): Blocked => {
    const figure = drawActor(canvas, blocked.actor);
    const { lift, scale } = blocked;
    return { ...blocked, figure, lift: lift + (figure.lift - blocked.figure.lift) * scale };
  });
}
