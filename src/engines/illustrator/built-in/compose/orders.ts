import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { togetherOf } from '#engines/illustrator/built-in/compose/pairs.ts';

/** Who stands where from left to right, by their indices: whoever belongs together side by side, the hero in the middle of things. */
export function ordersOf(actors: readonly Actor[]): number[][] {
  const indices = actors.map((_, i) => i);
  const cost = costOf(actors);
  return (
    permutationsOf(indices)
      // Each comes with its mirror image, which stands for the same order.
      .filter((order) => (order[0] ?? 0) <= (order.at(-1) ?? 0))
      .map((order) => ({ order, cost: cost(order) }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ order }) => order)
  );
}

function costOf(actors: readonly Actor[]): (order: readonly number[]) => number {
  const pairs = actors.flatMap((actor, i) => {
    const k = actors.findIndex(({ id }) => id === actor.with);
    const looksAt = actors.findIndex(({ id }) => id === actor.looks);
    return [
      { i, k, cost: togetherOf(actor) ? 4 : 0.8 },
      { i, k: looksAt, cost: 0.2 },
    ].filter((pair) => pair.k !== -1 && pair.k !== i);
  });
  return (order) => {
    const middle = (order.length - 1) / 2;
    const apart = pairs.reduce(
      (sum, { i, k, cost }) => sum + cost * (Math.abs(order.indexOf(i) - order.indexOf(k)) - 1),
      0,
    );
    // Those of whom the scene tells last stand outside.
    return order.reduce(
      (sum, index, column) => sum + (Math.abs(column - middle) * (order.length - index)) / 20,
      apart,
    );
  };
}

function permutationsOf(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) =>
    permutationsOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
