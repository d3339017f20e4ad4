import type { Actor, Drawing } from '#engines/illustrator/built-in/cast/actor.ts';
import { brushFor } from '#engines/illustrator/built-in/cast/brush.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/cast/figures.ts';
import { apply, boundsOf, matrixOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { union, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, type Placing } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface DrawnFigure extends Drawing {
  bounds: Box;
  /** Of the feet above the ground. */
  lift: number;
  fromBehind: boolean;
}

/** An actor in the pose of the scene, in the figure's own space. */
export function drawFigure(canvas: Canvas, actor: Actor): DrawnFigure {
  const { draw, way, breadth, sleepsUpright } = FIGURE_DEFINITIONS[actor.figure];
  const brush = brushFor(canvas, actor, { upright: sleepsUpright });
  const { art, face, hand } = draw(brush);
  const { stance, facing } = brush;
  const lying = stance.lying && way === 'walks';
  const placing: Placing = lying
    ? { x: 150 * facing, y: -breadth * 0.72, turn: -86 * facing }
    : { turn: stance.lean * facing, pivot: [0, -60] };
  const matrix = matrixOf(placing);
  const placed = group(art, placing);
  return {
    art: placed,
    face: boxAround(cornersOf(face).map((corner) => apply(matrix, corner))),
    hand: apply(matrix, hand),
    bounds: boundsOf(placed),
    fromBehind: brush.fromBehind,
    lift: way === 'walks' ? stance.lift : 40 + brush.swing * 6 + stance.lift * 0.5,
  };
}

function cornersOf({ left, top, right, bottom }: Box): Point[] {
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}

function boxAround(points: readonly Point[]): Box {
  return union(points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })));
}
