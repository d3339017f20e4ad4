import { ageInSearch } from '#domain/age-in-search.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { GuideCategory } from '#domain/editorial.ts';
import { mentions } from '#domain/text/folding.ts';

export interface GuideFilter {
  category: GuideCategory | undefined;
  /** What was typed into the search; blank finds everything. */
  q: string;
}

interface Findable {
  title: string;
  description: string;
  subjects: readonly string[];
  ageGroups: readonly AgeGroup[];
  category: GuideCategory;
}

/** By exact category, and by a part of the title, the description or any subject, by an age, or by both. */
export function findGuides<Guide extends Findable>(
  guides: readonly Guide[],
  { category, q }: GuideFilter,
): Guide[] {
  const age = ageInSearch(q);
  return guides.filter(
    (guide) =>
      (category === undefined || guide.category === category) &&
      (tells(guide, q) ||
        (age && guide.ageGroups.some((group) => age.groups.includes(group)) && tells(guide, age.rest))),
  );
}

function tells({ title, description, subjects }: Findable, words: string): boolean {
  return mentions(words, [title, description, ...subjects]);
}
