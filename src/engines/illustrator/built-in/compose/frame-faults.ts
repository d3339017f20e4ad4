import {
  boundsBox,
  faceBox,
  grown,
  handPoints,
  heldThing,
  wholeHead,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import type { Staged } from '#engines/illustrator/built-in/compose/critic.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { togetherOf } from '#engines/illustrator/built-in/compose/pairs.ts';
import type { Shot } from '#domain/scene-direction.ts';
import { overlap, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

const isWithin = (box: Box, view: Box): boolean =>
  box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;

/** How much is missed of who is not seen, in shots that are of one or of two. */
const LEFT_OUT: Partial<Record<Shot, number>> = { close: 0, 'two-shot': 0.4 };

/** What the frame cuts that should be seen whole. */
export function cutBy({ shot, view }: Staged, self: Blocked, rank: number): number {
  const isIn = ([x, y]: Point) => x > view.left && x < view.right && y > view.top && y < view.bottom;
  const thing = heldThing(self);
  if (shot === 'detail') {
    if (rank > 0) return 0;
    return (handPoints(self).some(isIn) ? 0 : 4) + (thing && !isWithin(thing, view) ? 2 : 0);
  }
  const head = self.afar ? faceBox(self) : { ...wholeHead(self), bottom: faceBox(self).bottom };
  if (!isWithin(head, view)) {
    return rank === 0 && shot !== 'over-shoulder' ? 8 : (LEFT_OUT[shot] ?? 1);
  }
  if (self.figure.fromBehind || self.afar) return 0;
  // Of who is in the air, nothing is left to the frame: half a flier hangs out of its edge.
  if (self.lift > AIRBORNE * self.scale && seenOf(boundsBox(self), view) < NEARLY_ALL)
    return rank === 0 ? 2 : 1;
  const lost = thing && !isWithin(thing, view) && rank === 0 ? 1.5 : 0;
  if (shot === 'close') return lost;
  const hands = handPoints(self).filter((hand) => !isIn(hand)).length;
  return lost + hands * (shot === 'two-shot' ? 0.4 : 1);
}

/** Of the feet above the ground, in the figure's own space. */
const AIRBORNE = 40;

/** It takes two: a picture of one of them alone leaves the doing out. */
export function lostPartner({ actors, view, shot }: Staged, self: Blocked): number {
  const partner = actors.find(({ actor }) => actor.id === self.actor.with);
  if (!partner || shot === 'detail' || !togetherOf(self.actor)) return 0;
  const { left, top, right, bottom } = faceBox(partner);
  return left < view.left || right > view.right || top < view.top || bottom > view.bottom ? 2.5 : 0;
}

/** A face that can be read is at least so much of the picture's breadth. */
const READABLE = 0.036;

/** Who is meant to be small may be. */
export function tooSmall({ view }: Staged, self: Blocked): number {
  if (self.afar || self.actor.size === 'tiny' || self.actor.size === 'small') return 0;
  const { left, right } = faceBox(self);
  return 30 * Math.max(0, READABLE - (right - left) / (view.right - view.left));
}

/** How much the thing that matters is missed where it is not seen, or only a part of it. */
const FOCUS_LOST = 1.2;
const FOCUS_CUT = 1.7;
const LACKING = 1.4;

export function lostFocus({
  focus,
  lacking = 0,
  shot,
  view,
}: Pick<Staged, 'focus' | 'lacking' | 'shot' | 'view'>): number {
  if (shot === 'detail') return 0;
  const missed = lacking * LACKING;
  if (!focus) return missed;
  if (!overlap(focus.box, view)) return FOCUS_LOST + missed;
  return missed + (isWithin(grown(focus.box, -TRIMMED), view) ? 0 : FOCUS_CUT);
}

/** So little off a thing's edge is not seen. */
const TRIMMED = 6;

/** Of a thing, which share is seen. */
export function seenOf({ left, top, right, bottom }: Box, view: Box): number {
  const across = Math.min(right, view.right) - Math.max(left, view.left);
  const down = Math.min(bottom, view.bottom) - Math.max(top, view.top);
  return (Math.max(0, across) * Math.max(0, down)) / ((right - left) * (bottom - top));
}

/** Less of a thing is a fragment at the edge that nobody can name. */
const FRAGMENT = 0.45;
/** More of it is as good as all. */
const NEARLY_ALL = 0.86;
const THING_CUT = 0.5;

/** Other things at the edge of the frame, of which a piece is missing. */
export function cutThings({
  props,
  focus,
  shot,
  view,
}: Pick<Staged, 'props' | 'focus' | 'shot' | 'view'>): number {
  if (shot === 'detail') return 0;
  const cut = props.filter((prop) => {
    const seen = prop === focus ? 1 : seenOf(prop.box, view);
    return seen > 0.1 && seen < NEARLY_ALL;
  });
  return cut.length * THING_CUT;
}

/** Things without those of which the frame leaves a fragment; what something else stands on stays. */
export function withoutFragments({
  props,
  focus,
  view,
}: Pick<Staged, 'props' | 'focus' | 'view'>): PlacedProp[] {
  const bears = (host: PlacedProp) =>
    props.some((other) => other !== host && other.lift && overlap(grown(other.box, 6), host.box));
  return props.filter((each) => {
    const seen = seenOf(each.box, view);
    return each === focus || seen === 0 || seen > FRAGMENT || bears(each);
  });
}
