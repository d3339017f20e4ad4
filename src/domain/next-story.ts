import type { AgeGroup } from '#domain/age-groups.ts';

interface Shelved {
  id: string;
  ageGroup: AgeGroup;
}

/**
 * What to read after a story: the next one of its row for children of the same age, from the end on from the
 * beginning again; else the next one at all. A story that does not stand in the row itself, such as the last chapter of
 * a series, leads to the row's beginning.
 */
export function storyAfter<Story extends Shelved>(
  row: readonly Story[],
  current: Shelved,
): Story | undefined {
  const here = row.findIndex(({ id }) => id === current.id);
  const others = [...row.slice(here + 1), ...row.slice(0, Math.max(here, 0))];
  return others.find(({ ageGroup }) => ageGroup === current.ageGroup) ?? others[0];
}
