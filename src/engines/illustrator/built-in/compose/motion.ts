import type { Actor } from '#engines/illustrator/built-in/cast/actor.ts';
import { drawFigure } from '#engines/illustrator/built-in/cast/figure.ts';
import type { Blocked } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';

/** How far somebody gets from one frame to the next. */
const STEPS: Partial<Record<Actor['pose'], number>> = { walk: 10, run: 16 };

/** The last that anybody may ask for. */
export const LAST_FRAME = 5;

/** The cast where it has got to in a frame. Only a whole group moves on: a lone walker would walk into the others. */
export function movedOn(cast: readonly Blocked[], frame: number): Blocked[] {
  const step = Math.min(...cast.map(({ actor }) => STEPS[actor.pose] ?? 0));
  return cast.map((blocked) => ({ ...blocked, x: blocked.x + step * blocked.actor.facing * frame }));
}

/** The cast as it is in the canvas's frame. */
export function inFrame(canvas: Canvas, cast: readonly Blocked[]): Blocked[] {
  return movedOn(cast, canvas.frame).map((blocked): Blocked => {
    const figure = drawFigure(canvas, blocked.actor);
    const { lift, scale } = blocked;
    return { ...blocked, figure, lift: lift + (figure.lift - blocked.figure.lift) * scale };
  });
}
