import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { STORY_CATEGORIES } from '#domain/library.ts';
import type { Queryable } from '#server/db/database.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { stories, storySeries } from '#server/db/schema/stories.ts';
import { collection } from '#server/db/seed/collection.ts';
import { UnknownReference } from '#server/db/seed/content-error.ts';
import { slug } from '#server/db/seed/slug.ts';
import { stableId } from '#server/db/seed/stable-id.ts';

export const line = z.string().trim().min(1);

/** What is seen, what you would do, what if … */
export const questions = z.array(line.max(200).regex(/[?？]$/u)).length(3);

const shared = {
  slug,
  title: line.max(200),
  category: z.enum(STORY_CATEGORIES),
  language: z.enum(LANGUAGE_CODES).default('en'),
  /** The day it joined the library; the newest come first. */
  date: z.iso.date(),
};

export const librarySeries = z.strictObject({ ...shared, description: line });

export const libraryStory = z
  .strictObject({
    ...shared,
    ageGroup: z.enum(AGE_GROUPS),
    theme: line,
    setting: line,
    characters: z.array(line).min(1),
    series: slug.optional(),
    chapter: z.int().min(1).optional(),
    chapterTitle: line.max(200).optional(),
    questions: questions.optional(),
    content: line,
  })
  .refine((value) => (value.series === undefined) === (value.chapter === undefined), {
    path: ['chapter'],
    message: 'series and chapter go together',
  })
  .refine((value) => value.chapterTitle === undefined || value.series !== undefined, {
    path: ['chapterTitle'],
    message: 'only a chapter of a series has a chapter title',
  });

type Story = z.infer<typeof libraryStory>;

export const seriesCollection = collection({
  pattern: 'library/series/!(*.*).yaml',
  version: 1,
  schema: librarySeries,
  claims: (data) => [`series ${data.slug}`],
  async upsert(tx, { slug, date, ...rest }) {
    const row = { ...rest, createdAt: new Date(date) };
    await tx
      .insert(storySeries)
      .values({ id: stableId('series', slug), slug, ...row })
      .onConflictDoUpdate({ target: storySeries.slug, set: row });
  },
});

export const storyCollection = collection({
  pattern: 'library/**/!(*.*).md',
  version: 2,
  schema: libraryStory,
  claims: (data) => [
    `slug ${data.slug}`,
    ...(data.series === undefined ? [] : [`chapter ${data.chapter} of ${data.series}`]),
  ],
  async upsert(tx, { slug, date, series, chapter, chapterTitle, questions = [], ...rest }) {
    const seriesId = series === undefined ? null : await findSeries(tx, series);
    const row = {
      ...rest,
      questions,
      createdAt: new Date(date),
      seriesId,
      chapterNumber: chapter ?? null,
      chapterTitle: chapterTitle ?? null,
    };
    if (seriesId !== null && chapter !== undefined) await vacate(tx, seriesId, chapter, slug);
    await tx
      .insert(stories)
      .values({ id: stableId('story', slug), slug, ...row })
      .onConflictDoUpdate({ target: stories.slug, set: row });
  },
});

async function findSeries(tx: Queryable, slug: string): Promise<string> {
  const [found] = await tx.select({ id: storySeries.id }).from(storySeries).where(eq(storySeries.slug, slug));
  if (!found) throw new UnknownReference(`series: there is no series "${slug}"`);
  return found.id;
}

/** When two chapters change places, the one that is written first finds its number still taken by the other. */
async function vacate(tx: Queryable, seriesId: string, chapter: number, newcomer: Story['slug']) {
  await tx
    .update(stories)
    .set({ seriesId: null, chapterNumber: null, chapterTitle: null })
    .where(
      and(eq(stories.seriesId, seriesId), eq(stories.chapterNumber, chapter), ne(stories.slug, newcomer)),
    );
}
