import type { Shot } from '#domain/scene-direction.ts';
import {
  boundsBox,
  faceBox,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
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
      return around(withFocus(headAndShoulders(lead), focus, page), { least: 640, room: 1.2 });
    case 'two-shot':
      return around(withFocus(union(leads(actors, 2).map(headToHips)), focus, page), {
        least: 760,
        room: 1.14,
      });
    case 'detail':
      return belowTheChin(around(handsOf(lead, page), { least: 210, room: 1.1 }), lead, page, around);
    case 'medium':
      return around(withFocus(union(actors.map(boundsBox)), focus, page, 1), { least: 940, room: 1.16 });
    case 'low-angle':
      return around(union(actors.map(boundsBox)), { least: 1040, room: 1.16, low: true });
    default:
      return page;
  }
}

/** No frame goes through a face: hands are shown without it or, where they are too high for that, with all of it. */
function belowTheChin(frame: Box, lead: Blocked, page: Box, around: (box: Box, fit: Fit) => Box): Box {
  const face = faceBox(lead);
  const isBeside = face.right < frame.left || face.left > frame.right;
  const down = face.bottom - frame.top;
  if (isBeside || down <= 0) return frame;
  const hand = pointOnPicture(lead, lead.figure.hand)[1];
  const isLow = hand - face.bottom > (frame.bottom - frame.top) * 0.2 && frame.bottom + down <= page.bottom;
  if (isLow) return { ...frame, top: frame.top + down, bottom: frame.bottom + down };
  return around(union([headAndShoulders(lead), handsOf(lead, page)]), { least: 560, room: 1.06 });
}

/** Of the page, that a near picture shows at most for the sake of a thing. */
const NEAR_ENOUGH = 0.6;

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

/** The hand that holds something, with as much around it as a face is large. */
function handsOf(blocked: Blocked, page: Box): Box {
  const [x, y] = pointOnPicture(blocked, blocked.figure.hand);
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
