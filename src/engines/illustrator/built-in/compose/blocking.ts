import { between, type Random } from '#domain/random.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { togetherOf } from '#engines/illustrator/built-in/compose/pairs.ts';
import { hasComeDown, type DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { clamp, overlap, union } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Sheet } from '#engines/illustrator/built-in/compose/sheet.ts';
import {
  type Blocked,
  bodyBox,
  boundsBox,
  faceBox,
  grown,
  halfOf,
  handBoxes,
  headBox,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import type { Lens } from '#engines/illustrator/built-in/compose/lens.ts';

/** The most that one picture holds without a crowd. */
export const MOST_ACTORS = 6;

const SCALES = [0, 1.5, 1.36, 1.2, 1.06, 0.94, 0.86];
const TALLEST = 610;

/** Where people may be. */
export type Room = Sheet['room'];

export interface BlockingOptions {
  random: Random;
  lens: Lens;
  /** Everybody floats: under water. */
  floating: boolean;
  room: Room;
  /** Who stands where, from left to right. */
  order: readonly number[];
  mirrored: boolean;
  /** Some behind, in the gaps between those before. */
  rows: boolean;
  /** Who has somebody on their back or shoulders, and so takes more room above. */
  carriers: ReadonlySet<string>;
}

/** Of a carrier with a rider, against the carrier alone. */
const WITH_RIDER = 1.5;

/** The same places, with everybody drawn as they are now. */
export function redrawn(
  placed: readonly Blocked[],
  actors: readonly Actor[],
  draw: (actor: Actor) => DrawnFigure,
): Blocked[] {
  return placed.map((blocked, i): Blocked => {
    const actor = actors[i] ?? blocked.actor;
    return { ...blocked, actor, figure: draw(actor) };
  });
}

/** Groups the actors: staggered in depth, close to each other, no face hidden. */
export function block(
  actors: readonly Actor[],
  draw: (actor: Actor) => DrawnFigure,
  { random, lens, floating, room, order, mirrored, rows, carriers }: BlockingOptions,
): Blocked[] {
  const flipped = mirrored ? order.toReversed() : order;
  const {
    zoom,
    squash,
    ground: { far, near },
  } = lens;
  const base = (SCALES[actors.length] ?? 1) * zoom * closeUp(actors);
  const placed = flipped.flatMap((index, column): Blocked[] => {
    const actor = actors[index];
    if (!actor) return [];
    const figure = draw(actor);
    const { size, way } = FIGURE_DEFINITIONS[actor.figure];
    const depth = rows ? inRow(size, column, mirrored) : depthOf(random, size, column, flipped.length);
    const height = -figure.bounds.top * (carriers.has(actor.id) ? WITH_RIDER : 1);
    const natural = base * size * actor.look.build * (0.9 + 0.18 * depth);
    const ground = far + (near - far) * depth;
    const tallest = Math.min(TALLEST * zoom, ground - room.top + 16);
    const scale = Math.min(natural, tallest / height);
    const inTheAir = way === 'flies' && !hasComeDown(actor);
    const sinks = actor.look.aid?.kind === 'wheelchair';
    const float = floating
      ? sinks
        ? 0
        : between(random, 18, 90) * zoom
      : inTheAir
        ? between(random, 110, 210) * zoom
        : 0;
    const lift = figure.lift * scale + float;
    return [{ actor, figure, x: 0, y: ground, scale, lift, ...(squash && { squash }) }];
  });
  alignPartners(placed);
  return placed;
}

/** Where all are small, we come nearer. */
function closeUp(actors: readonly Actor[]): number {
  const largest = Math.max(...actors.map(({ figure, look }) => FIGURE_DEFINITIONS[figure].size * look.build));
  return clamp(0.86 / largest, 1, 1.5);
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

/** Every other one behind; who is small is always before. */
function inRow(size: number, column: number, mirrored: boolean): number {
  if (size < 0.8) return 1;
  return (column % 2 === 0) === mirrored ? 0 : 0.85;
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
export function bondOf(self: Blocked, other: Blocked | undefined): number | undefined {
  if (!other) return undefined;
  const wants = (one: Actor, two: Actor) =>
    one.with === undefined || one.with === two.id ? togetherOf(one)?.near : undefined;
  return wants(self.actor, other.actor) ?? wants(other.actor, self.actor);
}

/** Neighbours as far from each other as what they do takes: arms and legs that stand out keep clear of the other. */
export function spread(placed: readonly Blocked[], random: Random, apart: number): void {
  for (const [i, actor] of placed.entries()) {
    const before = placed[i - 1];
    if (!before) continue;
    const chance = between(random, 1.06, 1.24);
    const bond = bondOf(before, actor);
    const halves = halfOf(before) + halfOf(actor);
    const outer = boundsBox(before).right - before.x + actor.x - boundsBox(actor).left;
    const inRows = Math.abs(before.y - actor.y) > IN_FRONT * before.scale ? 0.66 : 0.96;
    const distance = bond ? halves * bond : Math.max(halves * chance, outer * inRows);
    actor.x = before.x + distance * (bond ? 1 + (apart - 1) * 0.7 : apart);
  }
}

/** Who stands so much nearer to us, at a child's scale, is before the other, not beside them. */
const IN_FRONT = 60;

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

/** Has this one a hand, or what it holds, before somebody's face? A partner's cheek is as near as it gets. */
export function handsOnFace(self: Blocked, actors: readonly Blocked[]): boolean {
  return actors.some((other) => {
    if (other.actor.id === self.actor.id || self.y < other.y) return false;
    const slack = bondOf(self, other) ? 18 * self.scale : 0;
    return handBoxes(self).some((box) => overlap(box, grown(faceBox(other), -slack)));
  });
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
