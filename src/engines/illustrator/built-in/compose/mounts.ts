import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { childScale, type Blocked } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
    const { points, bounds } = under.figure;
    const onShoulders = mount === 'shoulders' && points;
    const [x, y] = onShoulders ? behindHead(under) : [-under.actor.facing * 12, bounds.top * 0.6];
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
      },
    ];
  });
}
