import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { seriesTellings, stories, storySeries, storyTellings } from '#server/db/schema/stories.ts';
import { collection } from '#server/db/seed/collection.ts';
import { UnknownReference } from '#server/db/seed/content-error.ts';
import { line, questions } from '#server/db/seed/stories.ts';

/** "the-red-boat.de": whose telling it is, and in which language. */
const slugAndLanguage = z
  .string()
  .regex(new RegExp(`^[a-z0-9-]+\\.(?:${LANGUAGE_CODES.join('|')})$`), 'ends in the code of no language')
  .transform((name) => {
    const [slug = '', code] = name.split('.');
    return { slug, language: code as LanguageCode };
  });

/** A story of the library in another language; all else it has from its original. docs/languages.md */
export const storyTelling = z.strictObject({
  slug: slugAndLanguage,
  title: line.max(200),
  chapterTitle: line.max(200).optional(),
  theme: line,
  setting: line,
  characters: z.array(line).min(1),
  questions,
  /** What those who are seen in pictures are called here, by their names in the directions. */
  people: z.record(z.string(), line),
  content: line,
});

export const seriesTelling = z.strictObject({
  slug: slugAndLanguage,
  title: line.max(200),
  description: line,
});

const claims = ({ slug: { slug, language } }: { slug: z.infer<typeof slugAndLanguage> }) => [
  `${slug} in ${language}`,
];

export const storyTellingCollection = collection({
  pattern: 'library/**/*.??.md',
  version: 1,
  schema: storyTelling,
  claims,
  async upsert(tx, { slug: { slug, language }, people: _inDirections, ...rest }) {
    const [story] = await tx
      .select({ id: stories.id, language: stories.language })
      .from(stories)
      .where(eq(stories.slug, slug));
    if (!story) throw new UnknownReference(`there is no story "${slug}"`);
    if (story.language === language) throw new UnknownReference(`"${slug}" itself is in ${language}`);
    const row = { ...rest, chapterTitle: rest.chapterTitle ?? null };
    await tx
      .insert(storyTellings)
      .values({ storyId: story.id, language, ...row })
      .onConflictDoUpdate({ target: [storyTellings.storyId, storyTellings.language], set: row });
  },
});

export const seriesTellingCollection = collection({
  pattern: 'library/series/*.??.yaml',
  version: 1,
  schema: seriesTelling,
  claims,
  async upsert(tx, { slug: { slug, language }, ...row }) {
    const [series] = await tx
      .select({ id: storySeries.id })
      .from(storySeries)
      .where(eq(storySeries.slug, slug));
    if (!series) throw new UnknownReference(`there is no series "${slug}"`);
    await tx
      .insert(seriesTellings)
      .values({ seriesId: series.id, language, ...row })
      .onConflictDoUpdate({ target: [seriesTellings.seriesId, seriesTellings.language], set: row });
  },
});
