import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { childScale } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { Sheet } from '#engines/illustrator/built-in/compose/sheet.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';

/** Against those whom they look at, at least. */
const NEARER = 1.5;
/** Of the whole breadth: where the head is, and what is left to the others. */
const ASIDE = 0.17;
const TAKEN = 0.3;
/** Of the head: below the upper edge, and at most of the breadth. */
const HEAD_TOP = 330;
const BROADEST = 0.36;
/** A head, against its face. */
const WITH_HAIR = 1.4;
/** Of the height, below which the lower edge cuts. */
const CUT = 0.24;

/** What is left of the room beside somebody over whose shoulder we look. */
export function roomBeside({ page, room }: Sheet, left: boolean): Sheet['room'] {
  const taken = (page.right - page.left) * TAKEN;
  return left
    ? { ...room, left: Math.max(room.left, page.left + taken) }
    : { ...room, right: Math.min(room.right, page.right - taken) };
}

/** What is left of the page there: nothing that matters stands behind that one. */
export function pageBeside({ page, room }: Sheet, left: boolean): Box {
  return left ? { ...page, left: room.left } : { ...page, right: room.right };
}

/** Somebody over whose shoulder we look at the others: from behind, large because near, cut by the lower edge. */
export function overShoulder(
  actor: Actor,
  others: readonly Blocked[],
  page: Box,
  draw: (actor: Actor) => DrawnFigure,
  left: boolean,
): Blocked {
  const { holds: _away, inBed: _up, gaze: _there, ...seen } = actor;
  const turned: Actor = { ...seen, pose: 'look-away', facing: left ? 1 : -1 };
  const figure = draw(turned);
  const { size } = FIGURE_DEFINITIONS[actor.figure];
  const top = figure.bounds.top;
  const { left: ear, right: otherEar } = figure.face;
  const breadth = page.right - page.left;
  const scale = Math.max(
    childScale(others) * NEARER * size * actor.look.build,
    Math.min(
      (page.bottom - HEAD_TOP) / (top * (CUT - 1)),
      (breadth * BROADEST) / ((otherEar - ear) * WITH_HAIR),
    ),
  );
  const aside = breadth * ASIDE;
  return {
    actor: turned,
    figure,
    x: left ? page.left + aside : page.right - aside,
    y: page.bottom - top * scale * CUT,
    scale,
    lift: 0,
    mounted: true,
  };
}
