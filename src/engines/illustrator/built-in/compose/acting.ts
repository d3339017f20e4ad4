import type { Action } from '#domain/scene-direction.ts';
import type { Random } from '#domain/random.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  faceBox,
  pointInFigure,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { chestOf, reachesOut, reachOf, rounded } from '#engines/illustrator/built-in/compose/touch.ts';
import { IDLE } from '#engines/illustrator/built-in/compose/doable.ts';
import { togetherOf } from '#engines/illustrator/built-in/compose/pairs.ts';
import { between, distance } from '#engines/illustrator/built-in/draw/vectors.ts';
import { clamp, middleOf, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

const TRAVELLING: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'fly', 'swim', 'crawl', 'carry']);

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
    const sought = target ?? (AT_IT.has(self.actor.pose) ? seen : undefined);
    const way = sought && sought[0] < self.x ? -1 : 1;
    // Who reaches or points by themselves turns to it; of an animal, all would be elsewhere.
    const turns =
      self.figure.points && sought !== undefined && (!self.actor.with || self.actor.pose === 'reach');
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

/** Done at what one looks at: nobody blows away from the candle. */
const AT_IT: ReadonlySet<Action> = new Set<Action>(['blow', 'shout', 'sniff', 'knock', 'stir', 'pour']);

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
