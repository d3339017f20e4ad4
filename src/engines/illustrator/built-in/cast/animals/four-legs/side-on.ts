import type { Drawing } from '#engines/illustrator/built-in/cast/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/cast/brush.ts';
import { matrixOf, apply } from '#engines/illustrator/built-in/draw/bounds.ts';
import type { Box, Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Draws a figure as if it faced right, and turns it to where it does. */
export function sideOn(brush: Brush, breadth: number, draw: (brush: Brush) => Drawing): Drawing {
  const { art, face, hand } = draw(facingRight(brush));
  const f = brush.facing;
  return onItsOwnFeet(brush, breadth, {
    art: group(art, { scale: [f, 1] }),
    face: f > 0 ? face : { ...face, left: -face.right, right: -face.left },
    hand: [hand[0] * f, hand[1]],
  });
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

/**
 * Whoever stands upright is laid down to sleep and leans into a run as a whole (figure.ts). Who has four legs lies
 * down and stretches by itself: this takes back what will be done to it.
 */
function onItsOwnFeet({ stance, facing }: Brush, breadth: number, drawing: Drawing): Drawing {
  if (stance.lying) {
    const shift = { x: -150 * facing, y: breadth * 0.72 };
    const turn = { turn: 86 * facing };
    return through(drawing, (art) => group(group(art, shift), turn), [turn, shift].map(matrixOf));
  }
  if (stance.lean === 0) return drawing;
  const lean = { turn: -stance.lean * facing, pivot: [0, -60] as const };
  return through(drawing, (art) => group(art, lean), [matrixOf(lean)]);
}

function through(
  { art, face, hand }: Drawing,
  wrap: (art: Art) => Art,
  matrices: readonly ReturnType<typeof matrixOf>[],
): Drawing {
  const moved = (point: Point) => matrices.reduceRight((at, matrix) => apply(matrix, at), point);
  return { art: wrap(art), face: boxThrough(face, moved), hand: moved(hand) };
}

/** Turned by almost a right angle, a box stands on its side; by little, it stays as it was. */
function boxThrough({ left, top, right, bottom }: Box, moved: (point: Point) => Point): Box {
  const [x, y] = moved([(left + right) / 2, (top + bottom) / 2]);
  const [, heightAtRight] = moved([right, (top + bottom) / 2]);
  const onItsSide = Math.abs(heightAtRight - y) > (right - left) / 4;
  const [width, height] = onItsSide ? [bottom - top, right - left] : [right - left, bottom - top];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}
