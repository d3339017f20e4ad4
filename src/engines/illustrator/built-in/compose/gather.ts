import { between, type Random } from '#domain/random.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { turnToOthers } from '#engines/illustrator/built-in/compose/acting.ts';
import { boundsBox, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { block, redrawn, settle, spread, type Room } from '#engines/illustrator/built-in/compose/blocking.ts';
import { keepClear } from '#engines/illustrator/built-in/compose/clearance.ts';
import { ordersOf } from '#engines/illustrator/built-in/compose/orders.ts';
import type { Ground, Plan, Premises } from '#engines/illustrator/built-in/compose/plan.ts';
import { union } from '#engines/illustrator/built-in/draw/geometry.ts';

/** Those who stand together, turned to each other and out of the scenery. */
export function gather(
  walkers: readonly Actor[],
  plan: Plan,
  {
    draw,
    random,
    lens,
    room,
    obstacles,
    floating,
    chance,
    carriers,
  }: Premises & Ground & { carriers: ReadonlySet<string> },
): Blocked[] {
  const orders = ordersOf(walkers);
  const placed = block(walkers, draw, {
    random,
    lens,
    floating,
    room,
    order: orders[plan.order % orders.length] ?? [],
    mirrored: plan.mirrored,
    rows: plan.rows,
    carriers,
  });
  spread(placed, random, plan.apart);
  // Turned to each other, they may stand in each other's way again.
  const together = redrawn(placed, turnToOthers(placed), draw);
  spread(together, chance(plan.lot), plan.apart);
  settle(together, room);
  const wish = stepAside(together, random, room);
  return keepClear(together, { obstacles, wish, ground: lens.ground, room });
}

/** The group stands in the middle only by chance. */
function stepAside(actors: readonly Blocked[], random: Random, room: Room): number {
  if (actors.length === 0) return 0;
  const { left, right } = union(actors.map(boundsBox));
  const most = Math.min(actors.length < 3 ? 110 : 40, left - room.left, room.right - right);
  return between(random, -1, 1) * Math.max(0, most);
}
