import type { Random } from '#domain/random.ts';
import type { Actor } from '#engines/illustrator/built-in/cast/actor.ts';
import {
  faceBox,
  pointInFigure,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
import { clamp, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

const TRAVELLING = new Set(['walk', 'run', 'fly']);

/** Before anybody has a place: who turns where. Who travels goes the same way; the others turn to each other. */
export function facingOf(actors: readonly Actor[], random: Random): (1 | -1)[] {
  const ahead = random() < 0.5 ? 1 : -1;
  const together = actors.filter(({ pose }) => TRAVELLING.has(pose)).length > actors.length / 2;
  return actors.map((_, i) => (together || actors.length === 1 ? ahead : i % 2 ? -1 : 1));
}

/** Once everybody has a place: whom they turn to. */
export function turnToOthers(placed: readonly Blocked[]): Actor[] {
  const travelling = placed.filter(({ actor }) => TRAVELLING.has(actor.pose)).length > placed.length / 2;
  return placed.map((self, i) => {
    const other = nearest(self, placed[i - 1], placed[i + 1]);
    return travelling || !other ? self.actor : { ...self.actor, facing: other.x >= self.x ? 1 : -1 };
  });
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
    const ahead = focus && Math.sign(focus[0] - self.x) === facing ? focus : face;
    const target = pose === 'point' ? ahead : undefined;
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
  const shoulder: Point = [0, -120];
  switch (self.actor.pose) {
    case 'hold-hands': {
      const mine = pointOnPicture(self, shoulder);
      const theirs = pointOnPicture(partner, shoulder);
      return pointInFigure(self, [(mine[0] + theirs[0]) / 2, Math.max(mine[1], theirs[1]) + 16]);
    }
    case 'hug':
      return pointInFigure(self, pointOnPicture(partner, [0, -132]));
    case 'give':
      return pointInFigure(self, pointOnPicture(partner, [0, -118]));
    default:
      return undefined;
  }
}

function middleOf({ left, top, right, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}
