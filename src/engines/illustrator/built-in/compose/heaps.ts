import { between, type Random } from '#domain/random.ts';
import { set, type PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';

/** From the ground up: how many lie side by side. */
const ROWS = [5, 4, 3, 1];
/** Of a thing's breadth, to its neighbour; of its height, to the row above. */
const BESIDE = 0.58;
const ABOVE = 0.46;
/** Of a heap, against one of its things. */
export const HEAP_BREADTH = 1 + (Math.max(...ROWS) - 1) * BESIDE;

/** Things thrown on each other around where one of them is, each a little turned. */
export function heapOf(one: PlacedProp, random: Random): PlacedProp[] {
  const { x, y, lift = 0, ground } = one;
  const { left, right, top, bottom } = set(one, [x, y]).box;
  const [wide, high] = [right - left, bottom - top];
  const turned = () => Math.round(between(random, -28, 28));
  return ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): PlacedProp => {
      const aside = (i - (count - 1) / 2) * wide * BESIDE + between(random, -0.06, 0.06) * wide;
      const [depth, height] = [y + 0.01 * (ROWS.length - row), lift + row * high * ABOVE];
      return { ...set(one, [x + aside, depth], height, row > 0 ? 'none' : ground), turn: turned() };
    }),
  ).toReversed();
}
