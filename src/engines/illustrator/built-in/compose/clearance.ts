import { partnerOf } from '#engines/illustrator/built-in/compose/acting.ts';
import { boundsBox, halfOf, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { coveredFaces, type Room } from '#engines/illustrator/built-in/compose/blocking.ts';
import { LAST_FRAME, movedOn } from '#engines/illustrator/built-in/compose/motion.ts';
import { WIDTH, type Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { union, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** The things of the scenery as they are on the picture, which may be seen in a mirror. */
export function obstaclesOf({ side }: Canvas, { obstacles = [] }: Stage): Box[] {
  return obstacles.map((box) =>
    side === 1 ? { ...box, left: WIDTH - box.right, right: WIDTH - box.left } : box,
  );
}

/** So far the group goes aside, at most. */
const FARTHEST = 240;
/** All become smaller only where there is no other way. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52];
/** Between somebody and the thing beside or behind them. */
const GAP = 4;
/** Nobody comes nearer to us than this, from the front of the ground. */
const BEFORE_GROUND = 24;

interface ClearanceOptions {
  obstacles: readonly Box[];
  /** The step aside that the group would take if nothing were in the way. */
  wish: number;
  ground: Stage['ground'];
  room: Room;
}

/** Leads the actors out of the scenery: all together aside, else single ones forward, else all smaller. */
export function keepClear(
  actors: readonly Blocked[],
  { obstacles, wish, ground, room }: ClearanceOptions,
): Blocked[] {
  if (actors.length === 0) return [];
  const covered = coveredFaces(actors);
  const isClear = (group: readonly Blocked[]) =>
    !wholeWays(group).some((way) => standsIn(way, obstacles)) && coveredFaces(group) <= covered;
  const nearest = ground.near + BEFORE_GROUND;
  for (const size of SIZES) {
    const group = resized(actors, size);
    const aside = stepsAside(group, obstacles, wish, room).map((step) => moved(group, step));
    const clear =
      aside.find(isClear) ?? aside.map((each) => steppedForward(each, obstacles, nearest)).find(isClear);
    if (clear) return clear;
  }
  return moved(actors, wish);
}

/** What somebody or something takes of the ground. */
interface Footing {
  left: number;
  right: number;
  y: number;
}

/** What each one takes of the ground over all frames. */
function wholeWays(actors: readonly Blocked[]): Footing[] {
  const ends = movedOn(actors, LAST_FRAME);
  return actors.map((actor, i) => {
    const start = footingOf(actor);
    const end = footingOf(ends[i] ?? actor);
    return { left: Math.min(start.left, end.left), right: Math.max(start.right, end.right), y: actor.y };
  });
}

/** Narrower than the figure: an arm, a skirt or a tail may be before things. */
export function footingOf(actor: Blocked): Footing {
  const half = halfOf(actor) * 0.6;
  return { left: actor.x - half, right: actor.x + half, y: actor.y };
}

/** Is this within a thing of the scenery, instead of before it? */
export function standsIn({ left, right, y }: Footing, obstacles: readonly Box[]): boolean {
  return obstacles.some((box) => y > box.top && y < box.bottom && left < box.right && right > box.left);
}

function resized(actors: readonly Blocked[], size: number): Blocked[] {
  const { left, right } = union(actors.map(boundsBox));
  const middle = (left + right) / 2;
  return actors.map((actor) => ({
    ...actor,
    x: middle + (actor.x - middle) * size,
    scale: actor.scale * size,
    lift: actor.lift * size,
  }));
}

/** The wish, and every step that brings somebody just beside a thing; the shortest way from the wish first. */
function stepsAside(
  actors: readonly Blocked[],
  obstacles: readonly Box[],
  wish: number,
  room: Room,
): number[] {
  const group = union(actors.map(boundsBox));
  const least = Math.max(-FARTHEST, room.left - group.left);
  const most = Math.min(FARTHEST, room.right - group.right);
  const beside = wholeWays(actors).flatMap(({ left, right }) =>
    obstacles.flatMap((box) => [box.left - right - GAP, box.right - left + GAP]),
  );
  return [wish, ...beside.filter((step) => step >= least && step <= most)].toSorted(
    (a, b) => Math.abs(a - wish) - Math.abs(b - wish),
  );
}

function moved(actors: readonly Blocked[], step: number): Blocked[] {
  return actors.map((actor) => ({ ...actor, x: actor.x + step }));
}

/** Who stands in a thing comes before it, if the ground goes on that far, and their partner comes along. */
function steppedForward(actors: readonly Blocked[], obstacles: readonly Box[], nearest: number): Blocked[] {
  const steps = wholeWays(actors).map((way) => stepBefore(way, obstacles));
  return actors.map((actor, i) => {
    const partners = steps.filter(
      (_, k) => partnerOf(actors, k) === actor || partnerOf(actors, i) === actors[k],
    );
    return { ...actor, y: Math.min(nearest, actor.y + Math.max(steps[i] ?? 0, ...partners)) };
  });
}

function stepBefore(way: Footing, obstacles: readonly Box[]): number {
  if (!standsIn(way, obstacles)) return 0;
  const around = obstacles.filter(({ left, right }) => way.left < right && way.right > left);
  return Math.max(...around.map(({ bottom }) => bottom)) + GAP - way.y;
}
