import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { group } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Draws a figure as if it faced right, and turns it to where it does. */
export function sideOn(brush: Brush, draw: (brush: Brush) => Drawing): Drawing {
  const { art, face, hand } = draw(facingRight(brush));
  const f = brush.facing;
  return {
    art: group(art, { scale: [f, 1] }),
    face: f > 0 ? face : { ...face, left: -face.right, right: -face.left },
    hand: [hand[0] * f, hand[1]],
  };
}

/** The light must not be mirrored with the figure. */
function facingRight(brush: Brush): Brush {
  if (brush.facing > 0) return brush;
  const { canvas, actor, lit, of, shaded } = brush;
  const near = canvas.side < 0 ? 0.85 : 0.15;
  return {
    ...brush,
    facing: 1,
    turn: -brush.turn,
    gaze: [-brush.gaze[0], brush.gaze[1]],
    actor: { ...actor, facing: 1, ...(actor.reach && { reach: [-actor.reach[0], actor.reach[1]] as const }) },
    form: (colour, light = 0.18, shade = 0.3) =>
      canvas.linear(
        [
          [0, lit(colour, light)],
          [0.45, of(colour)],
          [1, shaded(colour, shade)],
        ],
        [near, 0, 1 - near, 1],
      ),
    ball: (colour, light = 0.22, shade = 0.26) =>
      canvas.radial(
        [
          [0, lit(colour, light)],
          [0.58, of(colour)],
          [1, shaded(colour, shade)],
        ],
        [canvas.side < 0 ? 0.62 : 0.38, 0.36, 0.78],
      ),
  };
}
