import { between, pick, type Random } from '#domain/random.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { besidePartners, togetherOf } from '#engines/illustrator/built-in/compose/pairs.ts';
import { hasComeDown, type DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { clamp, overlap, union, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Sheet } from '#engines/illustrator/built-in/compose/sheet.ts';
import { heldBox } from '#engines/illustrator/built-in/props/prop.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Where an actor stands on the picture. */
export interface Place {
  x: number;
  /** Of the ground below the feet. */
  y: number;
  scale: number;
  /** Of the feet above that ground. */
  lift: number;
}

/** An actor in place, with the boxes that others must respect. */
export interface Blocked extends Place {
  actor: Actor;
  figure: DrawnFigure;
  /** On somebody's back: no ground, no shadow. */
  mounted?: true;
}

/** The most that one picture holds without a crowd. */
export const MOST_ACTORS = 6;

/** Who stands where, from left to right: the hero (0) in the middle of things. */
const ORDERS: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 1],
  [1, 0, 2],
  [2, 0, 1, 3],
  [3, 1, 0, 2, 4],
  [5, 3, 1, 0, 2, 4],
];
const SCALES = [0, 1.5, 1.36, 1.2, 1.06, 0.94, 0.86];
const TALLEST = 610;
const ZOOM_OUT = 0.8;

/** Where people may be. */
export type Room = Sheet['room'];

export interface BlockingOptions {
  random: Random;
  stage: Pick<Stage, 'ground'>;
  /** From farther away. */
  wide: boolean;
  /** Everybody floats: under water. */
  floating: boolean;
  room: Room;
}

/** Groups the actors: staggered in depth, close to each other, no face hidden. */
export function block(
  actors: readonly Actor[],
  draw: (actor: Actor) => DrawnFigure,
  { random, stage, wide, floating, room }: BlockingOptions,
): Blocked[] {
  const order = besidePartners(ORDERS[actors.length] ?? [], actors);
  const flipped = random() < 0.5 ? order.toReversed() : order;
  const zoom = wide ? ZOOM_OUT : 1;
  const base = (SCALES[actors.length] ?? 1) * zoom * closeUp(actors);
  const { far, near } = groundOf(stage, wide);
  const placed = flipped.flatMap((index, column): Blocked[] => {
    const actor = actors[index];
    if (!actor) return [];
    const figure = draw(actor);
    const { size, way } = FIGURE_DEFINITIONS[actor.figure];
    const depth = depthOf(random, size, column, flipped.length);
    const height = -figure.bounds.top;
    const natural = base * size * actor.look.build * (0.9 + 0.18 * depth);
    const ground = far + (near - far) * depth;
    const tallest = Math.min(TALLEST * zoom, ground - room.top + 16);
    const scale = Math.min(natural, tallest / height);
    const inTheAir = way === 'flies' && !hasComeDown(actor);
    const float = floating ? between(random, 18, 90) : inTheAir ? between(random, 110, 210) * zoom : 0;
    return [{ actor, figure, x: 0, y: ground, scale, lift: figure.lift * scale + float }];
  });
  alignPartners(placed);
  spread(placed, random);
  settle(placed, room);
  return placed;
}

/** Where all are small, we come nearer. */
function closeUp(actors: readonly Actor[]): number {
  const largest = Math.max(...actors.map(({ figure, look }) => FIGURE_DEFINITIONS[figure].size * look.build));
  return clamp(0.86 / largest, 1, 1.5);
}

/** From farther away, all keep to the back of the ground. */
export function groundOf({ ground }: Pick<Stage, 'ground'>, wide: boolean): Stage['ground'] {
  return wide ? { far: ground.far - 14, near: ground.far + 50 } : ground;
}

/** How large a child would be among these actors. */
export function childScale(placed: readonly Blocked[]): number {
  return Math.max(
    ...placed.map(({ actor, scale }) => scale / (FIGURE_DEFINITIONS[actor.figure].size * actor.look.build)),
  );
}

/** Small ones come forward, the outer ones too: the group opens towards us. */
function depthOf(random: Random, size: number, column: number, count: number): number {
  if (size < 0.8) return between(random, 0.75, 1);
  if (count === 1) return between(random, 0.4, 0.7);
  if (count === 2) return column === 0 ? between(random, 0.5, 0.8) : between(random, 0.05, 0.35);
  return column === 0 || column === count - 1 ? between(random, 0.5, 0.85) : between(random, 0, 0.25);
}

/** Who does something together stands equally far from us. */
function alignPartners(placed: readonly Blocked[]): void {
  for (const [i, self] of placed.entries()) {
    const other = bondOf(self, placed[i + 1]) ? placed[i + 1] : undefined;
    if (!other) continue;
    const y = Math.max(self.y, other.y);
    self.y = y;
    other.y = y - 2;
  }
}

/** How near two neighbours stand because of what they do. */
function bondOf(self: Blocked, other: Blocked | undefined): number | undefined {
  if (!other) return undefined;
  const wants = (one: Actor, two: Actor) =>
    one.with === undefined || one.with === two.id ? togetherOf(one)?.near : undefined;
  return wants(self.actor, other.actor) ?? wants(other.actor, self.actor);
}

function spread(placed: Blocked[], random: Random): void {
  for (const [i, actor] of placed.entries()) {
    const before = placed[i - 1];
    if (!before) continue;
    const bond = bondOf(before, actor) ?? between(random, 1.12, 1.5);
    actor.x = before.x + (halfOf(before) + halfOf(actor)) * bond;
  }
}

export function halfOf({ actor, scale }: Pick<Blocked, 'actor' | 'scale'>): number {
  const { breadth, bearing } = FIGURE_DEFINITIONS[actor.figure];
  const lies = (actor.pose === 'sleep' || actor.pose === 'lie') && bearing !== 'upright';
  return (lies ? Math.max(actor.inBed ? 215 : 150, breadth) : breadth) * scale;
}

/** Uncovers every face and brings the whole group into the picture. Shrinking may cover a face again, hence twice. */
export function settle(placed: Blocked[], room: Room): void {
  for (let pass = 0; pass < 2; pass++) {
    for (let round = 0; round < 80 && uncover(placed); round++);
    fit(placed, room);
  }
}

function uncover(placed: Blocked[]): boolean {
  let moved = false;
  for (const [left, right] of coveredPairs(placed)) {
    left.x -= 6;
    right.x += 6;
    moved = true;
  }
  return moved;
}

/** One after the other, so that who is moved meanwhile is seen in the new place. */
function* coveredPairs(placed: readonly Blocked[]): Generator<[left: Blocked, right: Blocked]> {
  for (const [i, left] of placed.entries()) {
    for (const right of placed.slice(i + 1)) {
      if (hides(left, right) || hides(right, left)) yield [left, right];
    }
  }
}

export const coveredFaces = (placed: readonly Blocked[]): number => [...coveredPairs(placed)].length;

/** Does the nearer one stand before the face of the other? Faces keep clear of each other in any case. */
function hides(near: Blocked, other: Blocked): boolean {
  // Who does something together comes as near as cheek to cheek.
  if (bondOf(near, other)) return overlap(faceBox(near), faceBox(other));
  const face = grown(faceBox(other), 12);
  if (overlap(grown(faceBox(near), 12), face)) return true;
  if (near.y < other.y) return false;
  return [headBox(near), bodyBox(near), ...handBoxes(near)].some((box) => overlap(box, face));
}

/** Has this one a hand, or what it holds, before somebody's face? */
export function handsOnFace(self: Blocked, actors: readonly Blocked[]): boolean {
  return actors.some(
    (other) =>
      other.actor.id !== self.actor.id &&
      self.y >= other.y &&
      handBoxes(self).some((box) => overlap(box, faceBox(other))),
  );
}

function fit(placed: Blocked[], room: Room): void {
  if (placed.length === 0) return;
  const whole = union(placed.map(boundsBox));
  const shrink = Math.min(1, (room.right - room.left) / (whole.right - whole.left));
  const centre = (whole.left + whole.right) / 2;
  for (const actor of placed) {
    actor.x = (room.left + room.right) / 2 + (actor.x - centre) * shrink;
    actor.scale *= shrink;
    actor.lift *= shrink;
  }
  const fitted = union(placed.map(boundsBox));
  const shift = clamp(
    0,
    room.left - fitted.left,
    Math.max(room.left - fitted.left, room.right - fitted.right),
  );
  for (const actor of placed) {
    actor.x += shift;
    const top = boundsBox(actor).top;
    if (top < room.top) actor.lift = Math.max(0, actor.lift - (room.top - top));
  }
}

function onPicture({ x, y, scale, lift }: Place, box: Box): Box {
  return {
    left: x + box.left * scale,
    right: x + box.right * scale,
    top: y - lift + box.top * scale,
    bottom: y - lift + box.bottom * scale,
  };
}

export function pointOnPicture({ x, y, scale, lift }: Place, [px, py]: Point): Point {
  return [x + px * scale, y - lift + py * scale];
}

/** A point of the picture in the figure's own space. */
export function pointInFigure({ x, y, scale, lift }: Place, [px, py]: Point): Point {
  return [(px - x) / scale, (py - y + lift) / scale];
}

export const faceBox = (actor: Blocked): Box => onPicture(actor, actor.figure.face);

/** The figure, with what it holds. */
export function boundsBox(actor: Blocked): Box {
  const held = heldThing(actor);
  const figure = onPicture(actor, actor.figure.bounds);
  return held ? union([figure, held]) : figure;
}

function heldThing(blocked: Blocked): Box | undefined {
  const { actor, figure } = blocked;
  return actor.holds && !figure.holds && !figure.fromBehind
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

/** The face with its hair or ears. */
function headBox(actor: Blocked): Box {
  const { left, right, ...face } = faceBox(actor);
  const hair = (right - left) * 0.26;
  return { ...face, left: left - hair, right: right + hair };
}

/** The hands, and what one of them holds. */
function handBoxes(actor: Blocked): Box[] {
  const { hand, points } = actor.figure;
  const hands = (points ? [points.near, points.far] : [hand]).map((each) => {
    const [x, y] = pointOnPicture(actor, each);
    return grown({ left: x, right: x, top: y, bottom: y }, 22 * actor.scale);
  });
  const held = heldThing(actor);
  return held ? [...hands, held] : hands;
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** What somebody does whose pose the scene leaves open. */
export function idlePose(random: Random, taken: readonly Action[]): Action {
  const free = (['stand', 'wave', 'walk', 'think', 'point', 'cheer', 'sit'] as const).filter(
    (pose) => !taken.includes(pose),
  );
  return pick(random, free.length ? free : (['stand'] as const));
}
