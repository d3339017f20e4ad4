import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { drawFigure, type DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { heldThing } from '#engines/illustrator/built-in/props/prop.ts';

/** Somebody with what they hold between palm and fingers. */
export function drawActor(canvas: Canvas, actor: Actor): DrawnFigure {
  return drawFigure(canvas, actor, ({ holds, hauls, held, near = false }, holder) =>
    holds && !hauls ? heldThing(canvas, holds, holder, { near, ...held }) : undefined,
  );
}
