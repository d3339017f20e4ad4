import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ReadingListEntry } from '#contract/reading-lists.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { storyPath } from '#domain/library-paths.ts';
import { ownStoryPath } from '#domain/own-story-path.ts';
import type { Queryable } from '#server/db/database.ts';
import { toldIn } from '#server/db/library-text.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { readingListEntries } from '#server/db/schema/reading-lists.ts';
import { stories } from '#server/db/schema/stories.ts';

const MARK_LENGTH = 16;

/** What stands on lists, in its order, by list; stories of the library are called as this language calls them. */
export async function entriesOf(
  db: Queryable,
  listIds: readonly string[],
  { fingerprint, language }: { fingerprint: (value: string) => Buffer; language: LanguageCode },
): Promise<ReadonlyMap<string, ReadingListEntry[]>> {
  const found = new Map<string, ReadingListEntry[]>();
  if (listIds.length === 0) return found;
  const told = toldIn(db, language);
  const rows = await db
    .select({
      listId: readingListEntries.listId,
      library: {
        id: stories.id,
        slug: stories.slug,
        category: stories.category,
        ageGroup: stories.ageGroup,
      },
      telling: { title: told.title, language: told.language },
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
    .leftJoinLateral(told, sql`true`)
    .leftJoin(myStories, eq(myStories.id, readingListEntries.myStoryId))
    .where(inArray(readingListEntries.listId, [...listIds]))
    .orderBy(asc(readingListEntries.position));
  for (const { listId, library, telling, own } of rows) {
    const entry =
      library && telling
        ? ofLibrary({ ...library, ...telling })
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

type LibraryRow = Pick<typeof stories.$inferSelect, 'id' | 'slug' | 'category' | 'ageGroup'> &
  Pick<ReadingListEntry, 'title' | 'language'>;

function ofLibrary({ slug, category, ...story }: LibraryRow): ReadingListEntry {
  return {
    ...story,
    kind: 'library',
    path: storyPath({ slug, category }),
    picture: `/art/stories/${slug}.webp`,
    mark: story.id,
  };
}
