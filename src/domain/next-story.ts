import type { AgeGroup } from '#domain/age-groups.ts';

interface Shelved {
  id: string;
  ageGroup: AgeGroup;
}

/**
 * What to read after a story: the next one on its shelf for children of the same age, from the end on from the
 * beginning again; else the next one at all. A story that does not stand on the shelf itself, such as the last chapter of
 * a series, leads to the shelf's beginning.
 */
export function storyAfter<Story extends Shelved>(
  shelf: readonly Story[],
  current: Shelved,
): Story | undefined {
  const here = shelf.findIndex(({ id }) => id === current.id);
  const others = [...shelf.slice(here + 1), ...shelf.slice(0, Math.max(here, 0))];
  return others.find(({ ageGroup }) => ageGroup === current.ageGroup) ?? others[0];
}
