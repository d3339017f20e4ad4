import type { Shot } from '#domain/scene-direction.ts';
import {
  boundsBox,
  faceBox,
  grown,
  handPoints,
  heldThing,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { TextSide } from '#engines/illustrator/port.ts';
import { clamp, union, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';

/** Shots in which everybody keeps to the back of the ground and the place is large. */
export const FROM_AFAR: ReadonlySet<Shot> = new Set<Shot>(['wide', 'birds-view', 'silhouette']);

/** Shots that show a part of the picture, so that things have details. */
export const FROM_NEAR: ReadonlySet<Shot> = new Set<Shot>(['close', 'two-shot', 'detail']);

interface Page {
  page: Box;
  words: TextSide | undefined;
  /** The thing that matters most. */
  focus?: Box | undefined;
}

/** Of whom it is about, against what is left to words. */
const MORE = 0.55;

/** The same with room for words at one of its sides. */
function besideWords({ left, top, right, bottom }: Box, words: TextSide): Box {
  const [wide, high] = [(right - left) * MORE, (bottom - top) * MORE];
  return {
    left: words === 'left' ? left - wide : left,
    top: words === 'top' ? top - high : top,
    right: words === 'right' ? right + wide : right,
    bottom,
  };
}

/** What a shot shows: so much of whom it is about. */
export function frameOf(shot: Shot, actors: readonly Blocked[], { page, words, focus }: Page): Box {
  const [lead] = actors;
  if (!lead) return page;
  const around = (box: Box, fit: Fit) => framed(words ? besideWords(box, words) : box, page, fit);
  switch (shot) {
    case 'close':
      return besideFeet(
        around(withFocus(withRaisedHands(lead), focus, page, NEAREST), { least: 640, room: 1.14 }),
        [lead],
        { page, words, focus },
      );
    case 'two-shot':
      return besideFeet(
        around(withFocus(union(leads(actors, 2).map(headToHips)), focus, page), { least: 760, room: 1.14 }),
        leads(actors, 2),
        { page, words, focus },
      );
    case 'detail':
      return belowTheChin(around(handsOf(lead, page), { least: 118, room: 1.12 }), lead, page, around);
    case 'medium':
      return besideFeet(
        around(withFocus(union(actors.map(headToKnees)), focus, page, 1), { least: 760, room: 1.1 }),
        actors,
        { page, words, focus },
      );
    case 'low-angle':
      return around(withFocus(union(actors.map(onGround)), focus, page, 1), {
        least: 900,
        room: 1.13,
        low: true,
      });
    case 'birds-view':
      return around(withFocus(union(actors.map(onGround)), focus, page, 1), { least: 960, room: 1.3 });
    default:
      return page;
  }
}

/** No frame goes through a face: hands are shown without it or, where they are too high for that, with all of it. */
function belowTheChin(given: Box, lead: Blocked, page: Box, around: (box: Box, fit: Fit) => Box): Box {
  const frame = belowTheCollar(given, lead, page);
  const face = faceBox(lead);
  const isBeside = face.right < frame.left || face.left > frame.right;
  const down = face.bottom - frame.top;
  if (isBeside || down <= 0) return frame;
  const hand = pointOnPicture(lead, lead.figure.hand)[1];
  const isLow = hand - face.bottom > (frame.bottom - frame.top) * 0.2 && frame.bottom + down <= page.bottom;
  if (isLow) return { ...frame, top: frame.top + down, bottom: frame.bottom + down };
  return around(union([headAndShoulders(lead), handsOf(lead, page)]), { least: 560, room: 1.06 });
}

/** A neck without a head is worse than more of the ground: the frame goes down as far as what is held lets it. */
function belowTheCollar(frame: Box, lead: Blocked, page: Box): Box {
  const { points } = lead.figure;
  const thing = heldThing(lead);
  if (!points || !thing) return frame;
  const collar = pointOnPicture(lead, points.chest)[1] - 8 * lead.scale;
  const room = Math.min(thing.top - 10 - frame.top, page.bottom - frame.bottom);
  const down = clamp(collar - frame.top, 0, Math.max(0, room));
  return { ...frame, top: frame.top + down, bottom: frame.bottom + down };
}

/** Of the page, that a near picture shows at most for the sake of a thing. */
const NEAR_ENOUGH = 0.7;
const NEAREST = 0.56;

/** What matters is seen from near, too, unless it is so far away that nothing would be near. */
function withFocus(box: Box, focus: Box | undefined, page: Box, most = NEAR_ENOUGH): Box {
  if (!focus) return box;
  const both = union([box, focus]);
  const isNear =
    both.right - both.left < (page.right - page.left) * most &&
    both.bottom - both.top < (page.bottom - page.top) * most;
  return isNear ? both : box;
}

/** Whom it is about, and whoever does something with them. */
function leads(actors: readonly Blocked[], most: number): Blocked[] {
  const [lead, ...others] = actors;
  if (!lead) return [];
  const partner = others.filter(({ actor }) => actor.id === lead.actor.with || actor.with === lead.actor.id);
  return [lead, ...partner, ...others].slice(0, Math.max(most, 1 + partner.length));
}

function headAndShoulders(blocked: Blocked): Box {
  const { left, top, right, bottom } = faceBox(blocked);
  const [wide, high] = [right - left, bottom - top];
  return {
    left: left - wide * 0.6,
    right: right + wide * 0.6,
    top: top - high * 0.55,
    bottom: bottom + high * 0.9,
  };
}

/** With the hands, where they are raised, and what they hold. */
function withRaisedHands(blocked: Blocked): Box {
  const head = headAndShoulders(blocked);
  const thing = heldThing(blocked);
  const low = head.bottom + (head.bottom - head.top) * 0.4;
  const hands = handPoints(blocked)
    .filter(([, y]) => y < low)
    .map(([x, y]) => grown({ left: x, right: x, top: y, bottom: y }, 26 * blocked.scale));
  return union([head, ...hands, ...(thing && thing.top < low ? [thing] : [])]);
}

/** The whole figure, down to where its shadow lies. */
function onGround(blocked: Blocked): Box {
  const { bottom, ...box } = boundsBox(blocked);
  return { ...box, bottom: blocked.mounted ? bottom : Math.max(bottom, blocked.y + 14) };
}

/** Where the lower edge may cut a leg: at the knee of who stands; nothing of who is low, lies or is in the air. */
function kneeOf(blocked: Blocked): number | undefined {
  const { bottom } = onGround(blocked);
  const hips = blocked.figure.points && pointOnPicture(blocked, blocked.figure.points.hips)[1];
  const stands = hips !== undefined && bottom - hips > STANDING * blocked.scale && blocked.lift < AIRBORNE;
  return stands ? hips + (bottom - hips) * 0.42 : undefined;
}

/** Of the hips above the ground, and of the feet. */
const STANDING = 84;
const AIRBORNE = 24;

/** Who floats rises and sinks from frame to frame. */
const RISE = 14;

function headToKnees(blocked: Blocked): Box {
  const whole = onGround(blocked);
  return {
    ...whole,
    top: whole.top - (blocked.lift < AIRBORNE ? 0 : RISE * blocked.scale),
    bottom: Math.max(kneeOf(blocked) ?? whole.bottom, heldThing(blocked)?.bottom ?? 0),
  };
}

/** Of the height, that may be free above the heads. */
const HEADROOM = 0.2;

/** No edge between knees and feet: it goes through the knees, or all feet are seen. Words above keep their room, and what matters is seen. */
function besideFeet(frame: Box, actors: readonly Blocked[], { page, words, focus }: Page): Box {
  if (words === 'top') return frame;
  const feet = Math.max(...actors.map((each) => onGround(each).bottom));
  const knees = Math.max(...actors.map((each) => kneeOf(each) ?? onGround(each).bottom));
  if (frame.bottom >= feet || frame.bottom <= knees) return frame;
  const top = Math.min(...actors.map((each) => boundsBox(each).top), focus?.top ?? Infinity);
  const high = frame.bottom - frame.top;
  const up = Math.max(page.top, Math.max(knees, focus ? focus.bottom + 8 : 0) - high);
  if (top - up < high * HEADROOM) return { ...frame, top: up, bottom: up + high };
  const down = Math.min(page.bottom, feet + 12);
  return down - high < top - 12 ? { ...frame, top: down - high, bottom: down } : frame;
}

function headToHips(blocked: Blocked): Box {
  const whole = boundsBox(blocked);
  const head = headAndShoulders(blocked);
  const hips = blocked.figure.points ? pointOnPicture(blocked, blocked.figure.points.hips)[1] : whole.bottom;
  return {
    left: Math.min(head.left, whole.left),
    right: Math.max(head.right, whole.right),
    top: Math.min(head.top, whole.top),
    bottom: Math.max(head.bottom, hips),
  };
}

/** What a hand holds, or the hand with as much around it as a face is large. */
function handsOf(blocked: Blocked, page: Box): Box {
  const [x, y] = pointOnPicture(blocked, blocked.figure.hand);
  const thing = heldThing(blocked);
  if (thing) return grown(thing, 8 * blocked.scale);
  // A tall page would show the whole body as well.
  const share = clamp(((page.right - page.left) / (page.bottom - page.top)) * 0.56, 0.6, 1);
  const half = 84 * blocked.scale * share;
  return { left: x - half, right: x + half, top: y - half * 0.6, bottom: y + half * 0.5 };
}

interface Fit {
  /** The least that is shown. */
  least: number;
  /** Around the box. */
  room: number;
  /** From below: feet near the lower edge, and the more sky above. */
  low?: boolean;
}

/** A box of the page's own shape around another, inside the page. */
function framed(box: Box, page: Box, { least: wished, room, low = false }: Fit): Box {
  const [most, highest] = [page.right - page.left, page.bottom - page.top];
  const ratio = most / highest;
  const least = (wished * most) / WIDTH;
  const width = clamp(
    Math.max((box.right - box.left) * room, (box.bottom - box.top) * room * ratio, least),
    0,
    most,
  );
  const height = width / ratio;
  const left = clamp((box.left + box.right - width) / 2, page.left, page.right - width);
  const lowest = low ? box.bottom + 24 - height : (box.top + box.bottom - height) / 2;
  const top = clamp(lowest, page.top, page.bottom - height);
  return { left, top, right: left + width, bottom: top + height };
}
