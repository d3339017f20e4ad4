import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { childScale, faceBox, type Blocked } from '#engines/illustrator/built-in/compose/blocking.ts';
import { HEIGHT, WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';

/** Against those whom they look at. */
const NEARER = 1.5;
/** Of the head, from the nearer side of the picture. */
const ASIDE = 250;
const HEAD_TOP = 310;

/** Somebody over whose shoulder we look at the others: from behind, large, cut by the lower edge. */
export function overShoulder(
  actor: Actor,
  others: readonly Blocked[],
  draw: (actor: Actor) => DrawnFigure,
): Blocked {
  const middle = others.reduce((sum, { x }) => sum + x, 0) / others.length;
  const left = middle >= WIDTH / 2;
  const { holds: _away, inBed: _up, gaze: _there, ...seen } = actor;
  const figure = draw({ ...seen, pose: 'look-away', facing: left ? 1 : -1 });
  const scale = childScale(others) * NEARER * FIGURE_DEFINITIONS[actor.figure].size * actor.look.build;
  const x = left ? ASIDE : WIDTH - ASIDE;
  const placed: Blocked = {
    actor: { ...seen, pose: 'look-away', facing: left ? 1 : -1 },
    figure,
    x,
    y: HEIGHT,
    scale,
    lift: 0,
    mounted: true,
  };
  return { ...placed, y: HEIGHT + HEAD_TOP - faceBox(placed).top };
}
