import type { Actor, Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { tuckedIn } from '#engines/illustrator/built-in/figures/bed.ts';
import { brushFor, type Brush, type HeldArt } from '#engines/illustrator/built-in/figures/brush.ts';
import { poseOf, type Stance } from '#engines/illustrator/built-in/figures/stances.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { apply, boundsOf, matrixOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { moved } from '#engines/illustrator/built-in/draw/vectors.ts';
import { union, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, type Art, type Placing } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface DrawnFigure extends Drawing {
  bounds: Box;
  /** Of the feet above the ground. */
  lift: number;
  fromBehind: boolean;
}

/** Of those who fly or swim, above the ground. */
const HOVER = 40;

/** Whether somebody who flies or swims is on the ground, to sit or to sleep. */
export function hasComeDown({ figure, pose }: Pick<Actor, 'figure' | 'pose'>): boolean {
  const { comesDown = false, boned } = FIGURE_DEFINITIONS[figure];
  return comesDown && ['sit', 'sleep'].includes(boned ? pose : poseOf(pose));
}

/** An actor in the pose of the scene, in the figure's own space. */
export function drawFigure(canvas: Canvas, actor: Actor, held?: HeldArt): DrawnFigure {
  const { draw, way, bearing, boned } = FIGURE_DEFINITIONS[actor.figure];
  if (boned) return drawBoned(canvas, actor, (brush) => draw(held ? { ...brush, held } : brush));
  const brush = brushFor(canvas, actor, { upright: bearing === 'upright' });
  const drawn = draw(brush);
  if (actor.inBed) return asleepInBed(brush, drawn);
  const { art, face, hand } = drawn;
  const { stance, facing } = brush;
  const onGround = way === 'walks' || hasComeDown(actor);
  const placing =
    bearing === 'own' ? {} : stance.lying && onGround ? laidDown(art, facing) : leaning(stance, facing);
  const matrix = matrixOf(placing);
  const placed = group(art, placing);
  return {
    art: placed,
    face: boxAround(cornersOf(face).map((corner) => apply(matrix, corner))),
    hand: apply(matrix, hand),
    bounds: boundsOf(placed),
    fromBehind: brush.fromBehind,
    lift: onGround ? stance.lift : HOVER + brush.swing * 6 + stance.lift * 0.5,
  };
}

/** Drawn looking to the right; whoever looks to the left is seen in a mirror. */
function drawBoned(canvas: Canvas, actor: Actor, draw: (brush: Brush) => Drawing): DrawnFigure {
  const { facing } = actor;
  const unmirrored = ([x, y]: Point): Point => [x * facing, y];
  const brush = brushFor(canvas, withOwnReach(actor), { boned: true });
  const drawn = draw(brush);
  const art = facing === 1 ? drawn.art : group(drawn.art, { scale: [-1, 1] });
  const points = drawn.points && moved(drawn.points, unmirrored);
  const hovers =
    FIGURE_DEFINITIONS[actor.figure].way !== 'walks' && actor.pose !== 'sit' && actor.pose !== 'sleep';
  return {
    ...drawn,
    art,
    ...(drawn.behind && { behind: group(drawn.behind, { scale: [facing, 1] }) }),
    face: boxAround(cornersOf(drawn.face).map(unmirrored)),
    hand: unmirrored(drawn.hand),
    ...(points && { points }),
    ...(drawn.thing && { thing: boxAround(cornersOf(drawn.thing).map(unmirrored)) }),
    bounds: boundsOf(art),
    lift: (drawn.lift ?? 0) + (hovers ? HOVER + brush.swing * 6 : 0),
    fromBehind: drawn.fromBehind ?? false,
  };
}

/** What a hand reaches for, as seen by somebody who looks to the right. */
function withOwnReach({ reach, reachNear, ...actor }: Actor): Actor {
  const own = ([x, y]: Point): Point => [x * actor.facing, y];
  return { ...actor, ...(reach && { reach: own(reach) }), ...(reachNear && { reachNear: own(reachNear) }) };
}

/** As long as the bed is made for. */
const LENGTH = 300;

/** On its back under a quilt, the head on the pillow. */
function asleepInBed(brush: Brush, { art, face, hand }: Drawing): DrawnFigure {
  const { facing } = brush;
  const placing = laidDown(art, facing);
  const matrix = matrixOf(placing);
  const { left, right } = boundsOf(group(art, placing));
  const turned = ([x, y]: Point): Point => [x * facing, y];
  const laid: Drawing = {
    art: group(group(art, placing), { scale: [facing, 1] }),
    face: boxAround(cornersOf(face).map((corner) => turned(apply(matrix, corner)))),
    hand: turned(apply(matrix, hand)),
  };
  const tucked = tuckedIn(brush, (right - left) / LENGTH, laid);
  const inBed = group(tucked.art, { scale: [facing, 1] });
  return {
    art: inBed,
    face: boxAround(cornersOf(tucked.face).map(turned)),
    hand: turned(tucked.hand),
    bounds: boundsOf(inBed),
    fromBehind: false,
    lift: 0,
  };
}

function leaning({ lean }: Stance, facing: number): Placing {
  return { turn: lean * facing, pivot: [0, -60] };
}

/** Heads are thicker than legs: tilted so much, both touch the ground. */
const LYING = 79;

/** On the ground with all its length, and the middle of it where the feet would be. */
function laidDown(art: Art, facing: number): Placing {
  const turn = -LYING * facing;
  const { left, right, bottom } = boundsOf(group(art, { turn }));
  return { x: -(left + right) / 2, y: -bottom, turn };
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
