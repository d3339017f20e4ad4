import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ReadingListEntry } from '#contract/reading-lists.ts';
import { storyPath } from '#domain/library-paths.ts';
import { ownStoryPath } from '#domain/own-story-path.ts';
import type { Queryable } from '#server/db/database.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { readingListEntries } from '#server/db/schema/reading-lists.ts';
import { stories, storySeries } from '#server/db/schema/stories.ts';

const MARK_LENGTH = 16;

/** What stands on lists, in its order, by list. */
export async function entriesOf(
  db: Queryable,
  listIds: readonly string[],
  fingerprint: (value: string) => Buffer,
): Promise<ReadonlyMap<string, ReadingListEntry[]>> {
  const found = new Map<string, ReadingListEntry[]>();
  if (listIds.length === 0) return found;
  const rows = await db
    .select({
      listId: readingListEntries.listId,
      library: {
        id: stories.id,
        slug: stories.slug,
        category: stories.category,
        title: stories.title,
        language: stories.language,
        ageGroup: stories.ageGroup,
      },
      own: {
        id: myStories.id,
        title: myStories.title,
        language: myStories.language,
        ageGroup: myStories.ageGroup,
        picture: sql<string | null>`${myStories.media} -> 'pictures' -> 0 ->> 'url'`,
      },
    })
    .from(readingListEntries)
    .leftJoin(stories, eq(stories.id, readingListEntries.storyId))
    .leftJoin(myStories, eq(myStories.id, readingListEntries.myStoryId))
    .leftJoin(storySeries, eq(storySeries.id, stories.seriesId))
    .where(inArray(readingListEntries.listId, [...listIds]))
    .orderBy(asc(readingListEntries.position));
  for (const { listId, library, own } of rows) {
    const entry = library
      ? ofLibrary(library)
      : own && {
          ...own,
          kind: 'own' as const,
          path: ownStoryPath(own.id),
          mark: fingerprint(`read ${own.id}`).toString('hex').slice(0, MARK_LENGTH),
        };
    if (entry) found.set(listId, [...(found.get(listId) ?? []), entry]);
  }
  return found;
}

type LibraryRow = Pick<
  typeof stories.$inferSelect,
  'id' | 'slug' | 'category' | 'title' | 'language' | 'ageGroup'
>;

function ofLibrary({ id, slug, category, title, language, ageGroup }: LibraryRow): ReadingListEntry {
  return {
    kind: 'library',
    id,
    title,
    language,
    ageGroup,
    path: storyPath({ slug, category }),
    picture: `/art/stories/${slug}.webp`,
    mark: id,
  };
}
