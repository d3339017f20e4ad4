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
import { togetherOf } from '#engines/illustrator/built-in/compose/pairs.ts';
import { clamp, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

const TRAVELLING: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'fly', 'swim', 'crawl', 'carry']);
/** Who does no more than this joins in. */
const IDLE: ReadonlySet<Action> = new Set<Action>(['stand', 'think', 'look-away']);

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
    return { ...self.actor, facing: other.x >= self.x ? 1 : -1, pose: answerTo(seeker, self.actor.pose) };
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
    const { facing, pose, looks } = self.actor;
    const partner = partnerOf(placed, i) ?? placed[i + facing];
    const face = partner && middleOf(faceBox(partner));
    const ahead = focus && Math.sign(focus[0] - self.x) === facing ? focus : undefined;
    const seen = looks === undefined ? undefined : sightOf(looks, placed, sights);
    const target =
      pose === 'point' ? (seen ?? ahead ?? pointOnPicture(self, [facing * 150, -330])) : undefined;
    const atUs = !seen && i === placed.length - 1 && placed.length > 2;
    const gaze = gazeOf(self, seen ?? target ?? face ?? ahead, atUs);
    return {
      ...self.actor,
      ...(gaze && { gaze }),
      ...(target && Math.sign(target[0] - self.x) === facing
        ? { reach: pointInFigure(self, target) }
        : reachOf(self, partner)),
    };
  });
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
  const [x, y] = middleOf(faceBox(self));
  return [clamp((looksAt[0] - x) / 160, -1, 1), clamp((looksAt[1] - y) / 220, -0.8, 0.8)];
}

/** Where the hands go of somebody who does something with a partner. */
function reachOf(self: Blocked, partner: Blocked | undefined): Pick<Actor, 'reach' | 'reachNear'> {
  if (!partner) return {};
  const [mine, theirs] = [chestOf(self), chestOf(partner)];
  const { facing, pose } = self.actor;
  const beside = (share: number) => partner.x - facing * halfOf(partner) * share;
  // Nobody lifts a hand to somebody taller's face.
  const height = Math.max(theirs[1], mine[1] - 24 * self.scale);
  switch (pose) {
    case 'hold-hands':
      return {
        reach: pointInFigure(self, [
          (mine[0] + theirs[0]) / 2,
          Math.max(mine[1], theirs[1]) + 26 * self.scale,
        ]),
      };
    case 'high-five':
      return {
        reach: pointInFigure(self, [
          (mine[0] + theirs[0]) / 2 - facing * 4,
          Math.max(topOf(self), topOf(partner)) + 20,
        ]),
      };
    case 'hug': {
      const back = partner.figure.points && pointOnPicture(partner, partner.figure.points.back);
      const [x, y] = back ?? [beside(0.2), height];
      return {
        reach: pointInFigure(self, [x, Math.max(y - 10 * self.scale, mine[1] - 20 * self.scale)]),
        ...(self.figure.points && {
          reachNear: pointInFigure(self, [beside(0.1), Math.max(y + 26 * self.scale, mine[1])]),
        }),
      };
    }
    case 'give':
      return { reach: pointInFigure(self, [beside(0.9), height]) };
    case 'push':
      return { reach: pointInFigure(self, [beside(0.5), height]) };
    default:
      return {};
  }
}

const topOf = (blocked: Blocked): number => faceBox(blocked).top;

/** Below the chin, whether somebody stands, sits or goes on four legs. */
function chestOf(blocked: Blocked): Point {
  const { points } = blocked.figure;
  if (points) return pointOnPicture(blocked, points.chest);
  const { top, bottom } = faceBox(blocked);
  const lowest = blocked.y - blocked.lift - 40 * blocked.scale;
  return [blocked.x, Math.min(bottom + (bottom - top) * 0.36, lowest)];
}

function middleOf({ left, top, right, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}
