import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { childScale, type Blocked } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { Ridden } from '#engines/illustrator/built-in/compose/pairs.ts';

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
    const [x, y] = onShoulders ? points.shoulder : [-under.actor.facing * 12, bounds.top * 0.6];
    const scale = child * size * actor.look.build;
    return [
      {
        actor,
        figure: draw(actor),
        x: under.x + x * under.scale,
        // Behind the head of whoever carries them, but before the back of an animal.
        y: under.y + (onShoulders ? -0.5 : 0.5),
        scale,
        lift: under.lift - y * under.scale - (onShoulders ? 4 : 0),
        mounted: true,
      },
    ];
  });
}
