import type { Actor } from '#engines/illustrator/built-in/cast/actor.ts';
import { drawFigure } from '#engines/illustrator/built-in/cast/figure.ts';
import type { Blocked } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';

/** How far somebody gets from one frame to the next. */
const STEPS: Partial<Record<Actor['pose'], number>> = { walk: 10, run: 16 };

/** The cast as it is in the canvas's frame. Only a whole group moves on: a lone walker would walk into the others. */
export function inFrame(canvas: Canvas, cast: readonly Blocked[]): Blocked[] {
  const step = Math.min(...cast.map(({ actor }) => STEPS[actor.pose] ?? 0));
  return cast.map((blocked): Blocked => {
    const { actor, x, lift, scale } = blocked;
    const figure = drawFigure(canvas, actor);
    return {
      ...blocked,
      figure,
      x: x + step * actor.facing * canvas.frame,
      lift: lift + (figure.lift - blocked.figure.lift) * scale,
    };
  });
}
