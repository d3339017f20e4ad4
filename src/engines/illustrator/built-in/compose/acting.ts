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
import { clamp, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

const TRAVELLING: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'fly']);
/** It takes two to do this. */
const SHARED: ReadonlySet<Action> = new Set<Action>(['hug', 'hold-hands']);
/** Who does no more than this joins in. */
const IDLE: ReadonlySet<Action> = new Set<Action>(['stand', 'think']);

/** Does this pose want somebody else? */
export const reachesOut = (pose: Action): boolean => SHARED.has(pose) || pose === 'give';

/** With whom somebody does what takes two, once they have turned to each other. */
export function partnerOf(actors: readonly Blocked[], i: number): Blocked | undefined {
  const self = actors[i];
  return self && reachesOut(self.actor.pose) ? actors[i + self.actor.facing] : undefined;
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
  const closest = placed.map((self, i) => nearest(self, placed[i - 1], placed[i + 1]));
  return placed.map((self, i): Actor => {
    const seeker = [placed[i - 1], placed[i + 1]].find(
      (other, side) => other && reachesOut(other.actor.pose) && closest[i + (side ? 1 : -1)] === self,
    );
    const other = (reachesOut(self.actor.pose) ? closest[i] : seeker) ?? closest[i];
    if (!other) return self.actor;
    return { ...self.actor, facing: other.x >= self.x ? 1 : -1, pose: answerTo(seeker, self.actor.pose) };
  });
}

function answerTo(seeker: Blocked | undefined, pose: Action): Action {
  return seeker && SHARED.has(seeker.actor.pose) && IDLE.has(pose) ? seeker.actor.pose : pose;
}

function nearest(self: Blocked, left?: Blocked, right?: Blocked): Blocked | undefined {
  if (!left || !right) return left ?? right;
  return self.x - left.x < right.x - self.x ? left : right;
}

/** Once everybody has turned: where they look, and what their hands do. `focus` is the thing that matters. */
export function act(placed: readonly Blocked[], focus: Point | undefined): Actor[] {
  return placed.map((self, i) => {
    const { facing, pose } = self.actor;
    const partner = placed[i + facing];
    const face = partner && middleOf(faceBox(partner));
    const ahead = focus && Math.sign(focus[0] - self.x) === facing ? focus : undefined;
    const target = pose === 'point' ? (ahead ?? pointOnPicture(self, [facing * 150, -330])) : undefined;
    const reach = reachOf(self, partner, target);
    return {
      ...self.actor,
      gaze: gazeOf(self, target ?? face ?? ahead, i === placed.length - 1 && placed.length > 2),
      ...(reach && { reach }),
    };
  });
}

/** One of a larger group looks at us, so that the picture invites. */
function gazeOf(self: Blocked, looksAt: Point | undefined, atUs: boolean): Point {
  if (atUs || !looksAt) return [self.actor.facing * 0.25, 0];
  const [x, y] = middleOf(faceBox(self));
  return [clamp((looksAt[0] - x) / 160, -1, 1), clamp((looksAt[1] - y) / 220, -0.8, 0.8)];
}

function reachOf(self: Blocked, partner: Blocked | undefined, target: Point | undefined): Point | undefined {
  if (target) return pointInFigure(self, target);
  if (!partner) return undefined;
  const [mine, theirs] = [chestOf(self), chestOf(partner)];
  const beside = (share: number) => partner.x - self.actor.facing * halfOf(partner) * share;
  // Nobody lifts a hand to somebody taller's face.
  const height = Math.max(theirs[1], mine[1] - 24 * self.scale);
  switch (self.actor.pose) {
    case 'hold-hands':
      return pointInFigure(self, [(mine[0] + theirs[0]) / 2, Math.max(mine[1], theirs[1]) + 16]);
    case 'hug':
      return pointInFigure(self, [beside(0.2), height]);
    case 'give':
      return pointInFigure(self, [beside(0.9), height]);
    default:
      return undefined;
  }
}

/** Below the chin, whether somebody stands, sits or goes on four legs. */
function chestOf(blocked: Blocked): Point {
  const { top, bottom } = faceBox(blocked);
  const lowest = blocked.y - blocked.lift - 40 * blocked.scale;
  return [blocked.x, Math.min(bottom + (bottom - top) * 0.36, lowest)];
}

function middleOf({ left, top, right, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}
