import type { Action, Shot } from '#domain/scene-direction.ts';
import { missing } from '#engines/illustrator/built-in/compose/touch.ts';
import {
  boundsBox,
  faceBox,
  handPoints,
  pointInFigure,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { bondOf } from '#engines/illustrator/built-in/compose/blocking.ts';
import {
  cutBy,
  cutThings,
  lostFocus,
  lostPartner,
  tooSmall,
} from '#engines/illustrator/built-in/compose/frame-faults.ts';
import {
  behindThing,
  coveredFocus,
  hiddenThing,
  shareWithin,
  sharesPlace,
  thingInFace,
} from '#engines/illustrator/built-in/compose/thing-faults.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { footingOf, standsIn } from '#engines/illustrator/built-in/compose/clearance.ts';
import { covers, pointsOf, silhouetteOf } from '#engines/illustrator/built-in/compose/silhouette.ts';
import { togetherOf } from '#engines/illustrator/built-in/compose/pairs.ts';
import { clamp, overlap, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

/** A cast in its places, as it would be drawn. */
export interface Staged {
  shot: Shot;
  /** The most important first. */
  actors: readonly Blocked[];
  props: readonly PlacedProp[];
  /** The thing that matters most. */
  focus: PlacedProp | undefined;
  /** Of the two things that matter most, for how many no room was found. */
  lacking?: number;
  view: Box;
  obstacles: readonly Box[];
}

export type FaultKind =
  | 'face-covered'
  | 'head-in-body'
  | 'hand-in-face'
  | 'own-hand-in-face'
  | 'touch-misses'
  | 'partner-far'
  | 'overlap'
  | 'focus-covered'
  | 'focus-cut'
  | 'thing-cut'
  | 'in-scenery'
  | 'thing-in-body'
  | 'behind-thing'
  | 'held-hidden'
  | 'held-in-face'
  | 'cut'
  | 'too-small';

export interface Fault {
  kind: FaultKind;
  /** Who could mend it by doing less. */
  who: string;
  /** Or else this one. */
  other?: string;
  /** 1 is seen at a second glance, 4 at the first, 8 makes people laugh. */
  weight: number;
}

/** What a stern eye finds wrong with a cast in its places. */
export function faultsOf(staged: Staged): Fault[] {
  return [...betweenTwo(staged), ...ofEach(staged)].filter(({ weight }) => weight > 0);
}

export const sumOf = (faults: readonly Fault[]): number =>
  faults.reduce((sum, { weight }) => sum + weight, 0);

function* ofEach(staged: Staged): Generator<Fault> {
  const { actors, obstacles } = staged;
  for (const [rank, self] of actors.entries()) {
    const who = self.actor.id;
    yield { kind: 'own-hand-in-face', who, weight: ownHandInFace(self) };
    yield { kind: 'touch-misses', who, weight: missedTouch(self, actors) };
    yield { kind: 'partner-far', who, weight: farFromPartner(self, actors) };
    if (standsFreely(self) && standsIn(footingOf(self), obstacles))
      yield { kind: 'in-scenery', who, weight: 4 };
    yield { kind: 'cut', who, weight: cutBy(staged, self, rank) };
    yield { kind: 'cut', who, weight: rank === 0 ? lostPartner(staged, self) : 0 };
    yield { kind: 'focus-cut', who, weight: rank === 0 ? lostFocus(staged) : 0 };
    yield { kind: 'thing-cut', who, weight: rank === 0 ? cutThings(staged) : 0 };
    yield { kind: 'too-small', who, weight: tooSmall(staged, self) };
    yield { kind: 'focus-covered', who, weight: coveredFocus(staged, self) };
    yield { kind: 'thing-in-body', who, weight: sharesPlace(staged, self) };
    yield { kind: 'behind-thing', who, weight: behindThing(staged, self) };
    yield { kind: 'held-in-face', who, weight: thingInFace(staged, self) };
    yield { kind: 'held-hidden', who, weight: hiddenThing(staged, self) };
  }
}

function* betweenTwo({ actors, shot }: Staged): Generator<Fault> {
  const drawn = actors.toSorted((a, b) => a.y - b.y);
  for (const [i, behind] of drawn.entries()) {
    for (const before of drawn.slice(i + 1)) {
      if (!overlap(boundsBox(behind), boundsBox(before))) continue;
      const both = { who: before.actor.id, other: behind.actor.id };
      yield { kind: 'face-covered', ...both, weight: coveredFace(behind, before) };
      yield { kind: 'head-in-body', ...both, weight: headInBody(behind, before) };
      yield { kind: 'hand-in-face', ...both, weight: handInFace(behind, before) };
      yield { kind: 'overlap', ...both, weight: overlapping(behind, before, shot) };
    }
  }
}

/** Which share of somebody's face is within somebody's outline. */
const shareOfFace = (face: Blocked, other: Blocked): number => shareWithin(faceBox(face), other);

function coveredFace(behind: Blocked, before: Blocked): number {
  const free = rides(before, behind)
    ? 0.2
    : isClose(before, behind)
      ? 0.25
      : bondOf(before, behind)
        ? 0.08
        : 0.03;
  const share = shareOfFace(behind, before);
  return share <= free ? 0 : (behind.figure.fromBehind ? 0.4 : 1) * (1.5 + 10 * share);
}

/** Some closeness has a head before the other's chest. */
function headInBody(behind: Blocked, before: Blocked): number {
  if (rides(behind, before) || isClose(behind, before) || behind.afar) return 0;
  return 6 * Math.max(0, shareOfFace(before, behind) - (bondOf(before, behind) ? 0.4 : 0.25));
}

/** On a face a hand is worse than in the hair around it. */
function handInFace(behind: Blocked, before: Blocked): number {
  if (behind.figure.fromBehind || rides(before, behind)) return 0;
  const nearest = Math.min(...handPoints(before).map((hand) => fromMiddle(hand, faceBox(behind))));
  const bonded = bondOf(before, behind) !== undefined;
  if (nearest < (bonded ? 0.9 : 1.12)) return 5;
  return nearest < (isClose(before, behind) ? 0.9 : bonded ? 1.2 : 1.35) ? 2.5 : 0;
}

/** How far a point is from the middle of a face: 1 is its edge. */
const fromMiddle = ([x, y]: Point, { left, top, right, bottom }: Box): number =>
  Math.hypot((2 * x - left - right) / (right - left), (2 * y - top - bottom) / (bottom - top));

const AT_OWN_FACE: ReadonlySet<Action> = new Set<Action>([
  'think',
  'whisper',
  'listen',
  'peek',
  'eat',
  'drink',
  'sleep',
  'lie',
  'shout',
  'yawn',
  'blow',
  'sneeze',
  'sniff',
]);

function ownHandInFace(self: Blocked): number {
  if (AT_OWN_FACE.has(self.actor.pose) || self.figure.fromBehind || !self.figure.points) return 0;
  const { near, far } = self.figure.points;
  return [near, far].some((hand) => fromMiddle(hand, self.figure.face) < 0.8) ? 2 : 0;
}

/** A hand that reaches for somebody arrives, or does not reach. */
function missedTouch(self: Blocked, actors: readonly Blocked[]): number {
  const { reach, pose, with: partner } = self.actor;
  if (!togetherOf(self.actor) || !self.figure.points) return 0;
  const isThere = actors.some(({ actor }) => actor.id === partner);
  if (!isThere || !reach) return NEEDS_TOUCH.has(pose) ? 3 : 0;
  return clamp((missing(self) - 12) / 14) * 4;
}

/** Without a touch, these hold the air. */
const NEEDS_TOUCH: ReadonlySet<Action> = new Set<Action>(['hug', 'hold-hands', 'high-five', 'push', 'pull']);

/** Who does something together is near, with nobody between, and sees the other. */
function farFromPartner(self: Blocked, actors: readonly Blocked[]): number {
  const together = togetherOf(self.actor);
  const partner = actors.find(({ actor }) => actor.id === self.actor.with);
  if (!together || !partner || self.mounted || partner.mounted) return 0;
  const between = actors.filter(
    ({ x, actor }) =>
      actor.id !== self.actor.id && actor.id !== partner.actor.id && (x - self.x) * (x - partner.x) < 0,
  );
  const turnedAway = Math.sign(partner.x - self.x) !== self.actor.facing;
  return (between.length ? 3 : 0) + (turnedAway ? 3 : 0);
}

/** What of the smaller one lies within the other, beyond what their doing allows. */
function overlapping(behind: Blocked, before: Blocked, shot: Shot): number {
  // Against the light, one on another is a totem at first sight.
  if (rides(behind, before)) return shot === 'silhouette' ? 0.5 : 0;
  if (behind.afar) return 0;
  const bonded = bondOf(behind, before) !== undefined;
  const free =
    shot === 'silhouette' ? (bonded ? 0.05 : 0) : isClose(behind, before) ? 0.5 : bonded ? 0.15 : 0.06;
  const [small, large] = [behind, before].toSorted((a, b) => areaOf(a) - areaOf(b)) as [Blocked, Blocked];
  const outline = silhouetteOf(large.figure);
  let [all, inside] = [0, 0];
  for (const point of pointsOf(silhouetteOf(small.figure))) {
    all += 1;
    if (covers(outline, pointInFigure(large, pointOnPicture(small, point)))) inside += 1;
  }
  const share = all ? inside / all : 0;
  return share <= free ? 0 : (shot === 'silhouette' ? 2.5 : 0.5) + 8 * (share - free);
}

const areaOf = (blocked: Blocked): number => {
  const { left, top, right, bottom } = boundsBox(blocked);
  return (right - left) * (bottom - top);
};

const rides = (one: Blocked, other: Blocked): boolean =>
  one.carrier === other.actor.id || other.carrier === one.actor.id;

/** Nobody and nothing carries them, and they are with the others. */
const standsFreely = ({ mounted, afar, actor }: Blocked): boolean =>
  !mounted && !afar && actor.seat === undefined;

/** Arms around each other. */
function isClose(one: Blocked, other: Blocked): boolean {
  const holds = (self: Blocked, held: Blocked) =>
    self.actor.pose === 'hug' && self.actor.with === held.actor.id;
  return holds(one, other) || holds(other, one);
}
