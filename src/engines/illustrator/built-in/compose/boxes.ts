import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { union, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { heldBox } from '#engines/illustrator/built-in/props/prop.ts';

/** Where an actor stands on the picture. */
export interface Place {
  x: number;
  /** Of the ground below the feet. */
  y: number;
  scale: number;
  /** Of the feet above that ground. */
  lift: number;
  /** Seen from above, everybody is shorter by this. */
  squash?: number;
}

/** An actor in place, with the boxes that others must respect. */
export interface Blocked extends Place {
  actor: Actor;
  figure: DrawnFigure;
  /** On somebody or something: no ground, no shadow. */
  mounted?: true;
  /** On whose back, shoulders, lap or hand they are. */
  carrier?: string;
  /** In the water up to there, in the figure's own space. */
  waterline?: number;
  /** Where the shins hang of who is on somebody's shoulders. */
  hangsAt?: Point;
  /** Behind everybody, because they are giants or far away. */
  afar?: true;
}

export function halfOf({ actor, scale }: Pick<Blocked, 'actor' | 'scale'>): number {
  const { breadth, bearing } = FIGURE_DEFINITIONS[actor.figure];
  if (actor.inBed) return Math.max(215, breadth) * scale;
  const lies = (actor.pose === 'sleep' || actor.pose === 'lie') && bearing !== 'upright';
  return (lies ? Math.max(150, breadth) : breadth) * scale;
}

function onPicture(place: Place, box: Box): Box {
  const [left, top] = pointOnPicture(place, [box.left, box.top]);
  const [right, bottom] = pointOnPicture(place, [box.right, box.bottom]);
  return { left, top, right, bottom };
}

export function pointOnPicture({ x, y, scale, lift, squash = 1 }: Place, [px, py]: Point): Point {
  return [x + px * scale, y - lift + py * scale * squash];
}

/** A point of the picture in the figure's own space. */
export function pointInFigure({ x, y, scale, lift, squash = 1 }: Place, [px, py]: Point): Point {
  return [(px - x) / scale, (py - y + lift) / (scale * squash)];
}

export const faceBox = (actor: Blocked): Box => onPicture(actor, actor.figure.face);

/** The figure, with what it holds. */
export function boundsBox(actor: Blocked): Box {
  const held = heldThing(actor);
  const figure = onPicture(actor, actor.figure.bounds);
  return held ? union([figure, held]) : figure;
}

/** What somebody holds, where it is seen. */
export function heldThing(blocked: Blocked): Box | undefined {
  const { actor, figure } = blocked;
  if (figure.thing) return onPicture(blocked, figure.thing);
  return actor.holds && !actor.hauls && !figure.holds && !figure.fromBehind
    ? onPicture(blocked, heldBox(actor.holds, figure))
    : undefined;
}

/** Trunk and head, without what waves about. */
export function bodyBox(actor: Blocked): Box {
  const whole = onPicture(actor, actor.figure.bounds);
  const half = halfOf(actor) * 0.86;
  return {
    left: Math.max(whole.left, actor.x - half),
    right: Math.min(whole.right, actor.x + half),
    top: whole.top,
    bottom: whole.bottom,
  };
}

/** The face with all its hair and the neck: no frame goes through it. */
export function wholeHead(actor: Blocked): Box {
  const { left, top, right, bottom } = faceBox(actor);
  const [wide, high] = [right - left, bottom - top];
  return {
    left: left - wide * 0.26,
    right: right + wide * 0.26,
    top: top - high * 0.4,
    bottom: bottom + high * 0.3,
  };
}

/** The face with its hair or ears. */
export function headBox(actor: Blocked): Box {
  const { left, right, ...face } = faceBox(actor);
  const hair = (right - left) * 0.26;
  return { ...face, left: left - hair, right: right + hair };
}

export function handPoints(actor: Blocked): Point[] {
  const { hand, points } = actor.figure;
  return (points ? [points.near, points.far] : [hand]).map((each) => pointOnPicture(actor, each));
}

/** The hands, and what one of them holds. */
export function handBoxes(actor: Blocked): Box[] {
  const hands = handPoints(actor).map(([x, y]) =>
    grown({ left: x, right: x, top: y, bottom: y }, 22 * actor.scale),
  );
  const held = heldThing(actor);
  return held ? [...hands, held] : hands;
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
