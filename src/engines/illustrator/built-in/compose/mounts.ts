import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { pointOnPicture, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { childScale, redrawn } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { silhouetteOf, topAt } from '#engines/illustrator/built-in/compose/silhouette.ts';
import { between } from '#engines/illustrator/built-in/draw/vectors.ts';
import type { Ridden } from '#engines/illustrator/built-in/compose/pairs.ts';

/** Above a face, against its height. */
const HAIR = 0.22;
/** Behind the middle of the shoulders, against the breadth of a face. */
const BEHIND = 0.22;
const faceHeight = ({ face }: DrawnFigure): number => face.bottom - face.top;

/** On the shoulders, and so far behind the head that more than a face is seen of who sits there. */
function behindHead({ actor, figure: { points, face } }: Blocked): Point {
  const [x, y] = points?.shoulder ?? [0, face.bottom];
  return [x - actor.facing * BEHIND * (face.right - face.left), y];
}

/** Half way from the face to the tail of who goes on four legs. */
function onBack(figure: DrawnFigure, facing: 1 | -1): Point {
  const { bounds, face } = figure;
  const tail = facing === 1 ? bounds.left : bounds.right;
  const x = (face.left + face.right) / 4 + tail * 0.46;
  return [x, (topAt(silhouetteOf(figure), x) ?? bounds.top * 0.6) + SADDLE];
}

/** So deep somebody sits in a back, in the figure's own space. */
const SADDLE = 9;

/** Between both shoulders, below the chin. */
const collarOf = ({ figure: { points, face } }: Blocked): Point =>
  points ? between(points.shoulder, points.chest, 0.6) : [0, face.bottom];

/** Of the hands that hold on to the ankles of who sits above, from the middle of the shoulders. */
const ANKLES = { aside: 30, down: 38 };

/** Whoever has somebody on their shoulders holds on to them, unless the hands are full. */
export function steadied(
  placed: readonly Blocked[],
  ridden: readonly Ridden[],
  draw: (actor: Actor) => DrawnFigure,
): Blocked[] {
  const actors = placed.map((self): Actor => {
    const { actor, figure } = self;
    const bears = ridden.some(({ carrier, mount }) => carrier === actor.id && mount === 'shoulders');
    if (!bears || !figure.points || actor.holds || actor.reach) return actor;
    const [x, y] = collarOf(self);
    const ankle = (side: 1 | -1): Point => [
      Math.round(x + side * actor.facing * ANKLES.aside),
      Math.round(y + ANKLES.down),
    ];
    return { ...actor, reach: ankle(1), reachNear: ankle(-1) };
  });
  return redrawn(placed, actors, draw);
}

/** Riders on their carriers, who have a place already. */
export function mounted(
  placed: readonly Blocked[],
  ridden: readonly Ridden[],
  draw: (actor: Actor) => DrawnFigure,
): Blocked[] {
  const child = placed.length ? childScale(placed) : 1;
  return ridden.flatMap(({ rider, carrier, mount }): Blocked[] => {
    const under = placed.find(({ actor }) => actor.id === carrier);
    if (!under) return [];
    const actor: Actor = { ...rider, facing: under.actor.facing };
    const { size } = FIGURE_DEFINITIONS[actor.figure];
    const onShoulders = mount === 'shoulders' || FIGURE_DEFINITIONS[under.actor.figure].bearing !== 'own';
    const [x, y] = onShoulders ? behindHead(under) : onBack(under.figure, under.actor.facing);
    const scale = child * size * actor.look.build;
    const figure = draw(actor);
    // High enough that the head below leaves the face free.
    const chin = figure.face.bottom * scale;
    const hair = (under.figure.face.top - HAIR * faceHeight(under.figure)) * under.scale;
    const raised = onShoulders ? Math.max(-y * under.scale - 4, chin - hair) : -y * under.scale;
    return [
      {
        actor,
        figure,
        x: under.x + x * under.scale,
        // Behind the head of whoever carries them, but before the back of an animal.
        y: under.y + (onShoulders ? -0.5 : 0.5),
        scale,
        lift: under.lift + raised,
        mounted: true,
        carrier,
        ...(mount === 'shoulders' && { hangsAt: pointOnPicture(under, collarOf(under)) }),
      },
    ];
  });
}
