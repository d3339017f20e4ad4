import type { GuideCategory } from '#domain/editorial.ts';

export interface GuideFilter {
  category: GuideCategory | undefined;
  /** What was typed into the search; blank finds everything. */
  q: string;
}

interface Findable {
  title: string;
  description: string;
  subjects: readonly string[];
  category: GuideCategory;
}

/** By exact category, and by a part of the title, the description or any subject. */
export function findGuides<Guide extends Findable>(
  guides: readonly Guide[],
  { category, q }: GuideFilter,
): Guide[] {
  const wanted = plain(q.trim());
  return guides.filter(
    (guide) =>
      (category === undefined || guide.category === category) &&
      [guide.title, guide.description, ...guide.subjects].some((text) => plain(text).includes(wanted)),
  );
}

/** Upper and lower case are the same, and so are the two ways to type an apostrophe. */
function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'");
}
