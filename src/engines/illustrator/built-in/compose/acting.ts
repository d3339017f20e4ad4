import type { Action } from '#domain/scene-direction.ts';
import type { Random } from '#domain/random.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  faceBox,
  halfOf,
  pointInFigure,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
import { IDLE } from '#engines/illustrator/built-in/compose/doable.ts';
import { togetherOf } from '#engines/illustrator/built-in/compose/pairs.ts';
import { between, distance } from '#engines/illustrator/built-in/draw/vectors.ts';
import { clamp, middleOf, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

const TRAVELLING: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'fly', 'swim', 'crawl', 'carry']);

/** Does this pose want somebody else? */
export const reachesOut = (actor: Pick<Actor, 'pose' | 'with'>): boolean => togetherOf(actor) !== undefined;

/** With whom somebody does what takes two, once they have turned to each other. */
export function partnerOf(actors: readonly Blocked[], i: number): Blocked | undefined {
  const self = actors[i];
  if (!self || !reachesOut(self.actor)) return undefined;
  return actors.find(({ actor }) => actor.id === self.actor.with) ?? actors[i + self.actor.facing];
}

/** Before anybody has a place: who turns where. Who travels goes the same way; the others turn to each other. */
export function facingOf(actors: readonly Actor[], random: Random): (1 | -1)[] {
  const ahead = random() < 0.5 ? 1 : -1;
  const together = actors.filter(({ pose }) => TRAVELLING.has(pose)).length > actors.length / 2;
  return actors.map((_, i) => (together || actors.length === 1 ? ahead : i % 2 ? -1 : 1));
}

/** Once everybody has a place: whom they turn to. */
export function turnToOthers(placed: readonly Blocked[]): Actor[] {
  const travelling = placed.filter(({ actor }) => TRAVELLING.has(actor.pose)).length > placed.length / 2;
  if (travelling) return placed.map(({ actor }) => actor);
  const closest = placed.map((self, i) => named(self, placed) ?? nearest(self, placed[i - 1], placed[i + 1]));
  return placed.map((self, i): Actor => {
    const seeker = placed.find(({ actor }, k) => k !== i && reachesOut(actor) && closest[k] === self);
    const other = (reachesOut(self.actor) ? closest[i] : seeker) ?? closest[i];
    if (!other) return self.actor;
    const pose = answerTo(seeker, self.actor.pose);
    const answers = seeker && pose !== self.actor.pose;
    return {
      ...self.actor,
      facing: other.x >= self.x ? 1 : -1,
      pose,
      ...(answers && { with: seeker.actor.id }),
    };
  });
}

/** With whom they are, else at whom they look. */
function named({ actor }: Blocked, placed: readonly Blocked[]): Blocked | undefined {
  const find = (id: string | undefined) => placed.find((other) => other.actor.id === id);
  return find(actor.with) ?? find(actor.looks);
}

function answerTo(seeker: Blocked | undefined, pose: Action): Action {
  return (seeker && IDLE.has(pose) && togetherOf(seeker.actor)?.answer) || pose;
}

function nearest(self: Blocked, left?: Blocked, right?: Blocked): Blocked | undefined {
  if (!left || !right) return left ?? right;
  return self.x - left.x < right.x - self.x ? left : right;
}

/** Where things are that somebody may look at or point to. */
export type Sights = ReadonlyMap<string, Point>;

/** Once everybody has turned: where they look, and what their hands do. `focus` is the thing that matters. */
export function act(placed: readonly Blocked[], focus: Point | undefined, sights: Sights): Actor[] {
  return placed.map((self, i) => {
    const { facing, looks } = self.actor;
    const partner = partnerOf(placed, i) ?? placed[i + facing];
    const face = partner && middleOf(faceBox(partner));
    const isAlone = placed.length === 1;
    const ahead = focus && (isAlone || Math.sign(focus[0] - self.x) === facing) ? focus : undefined;
    const seen = looks === undefined ? undefined : sightOf(looks, placed, sights);
    const target = goalOf(self, {
      seen,
      thing: looks === undefined ? undefined : sights.get(looks),
      ahead,
      together: reachesOut(self.actor),
    });
    const atUs = !seen && i === placed.length - 1 && placed.length > 2;
    const gaze = gazeOf(self, seen ?? target ?? face ?? ahead, atUs);
    const way = target && target[0] < self.x ? -1 : 1;
    // Who reaches or points by themselves turns to it; of an animal, all would be elsewhere.
    const turns =
      self.figure.points && target !== undefined && (!self.actor.with || self.actor.pose === 'reach');
    return {
      ...self.actor,
      ...(turns && { facing: way }),
      ...(gaze && { gaze }),
      ...(target && (turns || way === facing)
        ? { reach: rounded(pointInFigure(self, target)) }
        : reachOf(self, reachesOut(self.actor) ? partner : undefined)),
    };
  });
}

/** What a hand points at, or goes to by itself. */
function goalOf(
  self: Blocked,
  {
    seen,
    thing,
    ahead,
    together,
  }: Partial<Record<'seen' | 'thing' | 'ahead', Point | undefined>> & { together: boolean },
): Point | undefined {
  const { pose, facing } = self.actor;
  if (pose === 'point')
    return seen ? shortOf(self, seen) : (ahead ?? pointOnPicture(self, [facing * 150, -330]));
  return pose === 'reach' && !together ? (thing ?? ahead) : undefined;
}

/** Of a pointing finger from what it points at, at least; a child's own units. */
const ALOOF = 92;

/** On the way to it, so that nobody pokes anybody. */
function shortOf(self: Blocked, target: Point): Point {
  const from = chestOf(self);
  const away = distance(from, target);
  return between(from, target, Math.max(0.3, (away - ALOOF * self.scale) / (away || 1)));
}

function sightOf(looks: string, placed: readonly Blocked[], sights: Sights): Point | undefined {
  const somebody = placed.find(({ actor }) => actor.id === looks);
  return somebody ? middleOf(faceBox(somebody)) : sights.get(looks);
}

/** What one reads, writes or carries is before one's eyes, as the posture has them. */
const LOOKING_DOWN: ReadonlySet<Action> = new Set<Action>([
  'read',
  'read-together',
  'write',
  'dig',
  'play',
  'sleep',
  'bow',
]);

/** One of a larger group looks at us, so that the picture invites. */
function gazeOf(self: Blocked, looksAt: Point | undefined, atUs: boolean): Point | undefined {
  if (LOOKING_DOWN.has(self.actor.pose) && self.figure.points) return undefined;
  if (atUs || !looksAt) return [self.actor.facing * 0.25, 0];
  const face = faceBox(self);
  const [x, y] = middleOf(face);
  const wide = face.right - face.left;
  return [clamp((looksAt[0] - x) / (wide * 1.3), -1, 1), clamp((looksAt[1] - y) / (wide * 1.8), -0.8, 0.8)];
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Where the hands go of somebody who does something with a partner. */
function reachOf(self: Blocked, partner: Blocked | undefined): Pick<Actor, 'reach' | 'reachNear'> {
  if (!partner) return {};
  const [mine, theirs] = [chestOf(self), chestOf(partner)];
  const { facing, pose } = self.actor;
  const own = (point: Point): Point => rounded(pointInFigure(self, point));
  const beside = (share: number) => partner.x - facing * halfOf(partner) * share;
  // Nobody lifts a hand to somebody taller's face.
  const height = Math.max(theirs[1], mine[1] - 24 * self.scale);
  switch (pose) {
    case 'hold-hands': {
      const theirHand = meets(partner, self) ? undefined : freeHand(partner, self);
      return { reach: own(theirHand ?? handsMeet(self, partner)) };
    }
    case 'pull': {
      const [x, y] = meets(partner, self)
        ? handsMeet(self, partner)
        : (freeHand(partner, self) ?? [beside(0.8), height]);
      return { reach: own([x, y]), reachNear: own([x - facing * 14 * self.scale, y + 4 * self.scale]) };
    }
    case 'high-five':
      return {
        reach: own([(mine[0] + theirs[0]) / 2 - facing * 4, Math.max(topOf(self), topOf(partner)) + 20]),
      };
    case 'hug': {
      const back = partner.figure.points && pointOnPicture(partner, partner.figure.points.back);
      const [x, y] = back ?? [beside(0.2), height];
      return {
        reach: own([x, Math.max(y - 10 * self.scale, mine[1] - 20 * self.scale)]),
        ...(self.figure.points && {
          reachNear: own([beside(0.1), Math.max(y + 26 * self.scale, mine[1])]),
        }),
      };
    }
    case 'give':
      return { reach: own([beside(0.9), height]) };
    case 'push':
      return {
        reach: own([beside(0.6), height]),
        reachNear: own([beside(0.7), height + 14 * self.scale]),
      };
    case 'reach':
    case 'kneel':
      return { reach: own([beside(0.7), height - 8 * self.scale]) };
    default:
      return {};
  }
}

/** How much is missing between a hand and what it reaches for, in the figure's own space. Arms around somebody need not reach the back. */
export function missing({ actor: { reach, pose }, figure: { points } }: Blocked): number {
  return reach && points ? Math.max(0, distance(points.far, reach) - (pose === 'hug' ? AROUND : 0)) : 0;
}

const AROUND = 36;

/** Less than this is a touch. */
export const TOUCH = 14;

/** Who cannot reach a partner goes nearer, and those beyond come along; no face comes before another. */
export function approach(placed: readonly Blocked[]): Blocked[] {
  let moved = [...placed];
  for (const [i, { actor }] of placed.entries()) {
    const [self, partner] = [moved[i], moved.find((other) => other.actor.id === actor.with)];
    if (!self || !partner || !reachesOut(actor) || missing(self) < TOUCH) continue;
    const way = partner.x > self.x ? 1 : -1;
    const beyond = moved.filter(({ x }) => (x - self.x) * way <= 0);
    const inTheWay = moved.some(({ x }) => (x - self.x) * way > 0 && (x - partner.x) * way < 0);
    // Whoever is on, in or at something stays there.
    if (inTheWay || beyond.some((each) => typeof each.actor.at === 'object')) continue;
    const [mine, theirs] = [faceBox(self), faceBox(partner)];
    const free = (way === 1 ? theirs.left - mine.right : mine.left - theirs.right) - 14 * self.scale;
    const step = clamp(missing(self) * self.scale, 0, Math.max(0, free)) * way;
    moved = moved.map((other) => (beyond.includes(other) ? { ...other, x: other.x + step } : other));
  }
  return moved;
}

const handsMeet = (self: Blocked, partner: Blocked): Point => {
  const [mine, theirs] = [chestOf(self), chestOf(partner)];
  const [higher, lower] = mine[1] < theirs[1] ? [mine[1], theirs[1]] : [theirs[1], mine[1]];
  // Who is tall lowers the hand as far as it goes.
  return [(mine[0] + theirs[0]) / 2, Math.min(lower + 26 * self.scale, higher + 44 * self.scale)];
};

/** Who gives a hand to whoever wants it. */
const meets = (self: Blocked, other: Blocked): boolean =>
  self.actor.pose === 'hold-hands' && (self.actor.with ?? other.actor.id) === other.actor.id;

/** The hand on the other's side, unless it is at a face or holds something. */
function freeHand(self: Blocked, other: Blocked): Point | undefined {
  const { points } = self.figure;
  if (!points || self.actor.holds || self.figure.fromBehind) return undefined;
  const { bottom } = faceBox(self);
  return [points.near, points.far]
    .map((hand) => pointOnPicture(self, hand))
    .filter(([, y]) => y > bottom + 10 * self.scale)
    .toSorted((a, b) => Math.abs(a[0] - other.x) - Math.abs(b[0] - other.x))[0];
}

const topOf = (blocked: Blocked): number => faceBox(blocked).top;

/** Below the chin, whether somebody stands, sits or goes on four legs. */
export function chestOf(blocked: Blocked): Point {
  const { points } = blocked.figure;
  if (points) return pointOnPicture(blocked, points.chest);
  const { top, bottom } = faceBox(blocked);
  const lowest = blocked.y - blocked.lift - 40 * blocked.scale;
  return [blocked.x, Math.min(bottom + (bottom - top) * 0.36, lowest)];
}
