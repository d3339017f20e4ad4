import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { GUIDE_CATEGORIES } from '#domain/editorial.ts';
import { META_DESCRIPTION } from '#domain/preview.ts';
import { countWords } from '#domain/text/words.ts';
import { educationalGuides } from '#server/db/schema/editorial.ts';
import { collection } from '#server/db/seed/collection.ts';
import { slug } from '#server/db/seed/slug.ts';
import { stableId } from '#server/db/seed/stable-id.ts';

/** Roughly what fits on a printed A4 sheet in our print style (styles/print.css); US Letter may take a page more. */
const WORDS_A_PAGE = 330;

const line = z.string().trim().min(1);

const guide = z.strictObject({
  slug,
  title: line.max(200),
  /** Also what search engines show, whole. */
  description: line.max(META_DESCRIPTION),
  category: z.enum(GUIDE_CATEGORIES),
  subjects: z.array(line.max(40)).min(1),
  ageGroups: z.array(z.enum(AGE_GROUPS)).min(1),
  date: z.iso.date(),
  retired: z.boolean().default(false),
  content: line,
});

export const guideCollection = collection({
  pattern: 'guides/*.md',
  version: 1,
  schema: guide,
  claims: ({ slug }) => [`slug ${slug}`],
  async upsert(tx, { slug, date, retired, ...rest }) {
    const row = {
      ...rest,
      createdAt: new Date(date),
      pageCount: Math.ceil(countWords(rest.content) / WORDS_A_PAGE),
      isActive: !retired,
    };
    await tx
      .insert(educationalGuides)
      .values({ id: stableId('guide', slug), slug, ...row, updatedAt: row.createdAt })
      .onConflictDoUpdate({ target: educationalGuides.slug, set: row });
  },
});
