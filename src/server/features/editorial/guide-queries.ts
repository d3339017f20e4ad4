import { and, asc, desc, eq } from 'drizzle-orm';
import type { Guide, GuideCard } from '#contract/guides.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { Queryable } from '#server/db/database.ts';
import { educationalGuides } from '#server/db/schema/editorial.ts';
import { storiesNamed } from '#server/features/editorial/guide-paper.ts';
import { renderMarkdown } from '#server/markdown/render-markdown.ts';

const CARD = {
  id: educationalGuides.id,
  slug: educationalGuides.slug,
  title: educationalGuides.title,
  description: educationalGuides.description,
  category: educationalGuides.category,
  subjects: educationalGuides.subjects,
  ageGroups: educationalGuides.ageGroups,
  pageCount: educationalGuides.pageCount,
  fileSizeMb: educationalGuides.fileSizeMb,
  downloadCount: educationalGuides.downloadCount,
  createdAt: educationalGuides.createdAt,
};

type GuideRow = Pick<typeof educationalGuides.$inferSelect, keyof typeof CARD>;

export async function listGuides(db: Queryable): Promise<GuideCard[]> {
  const rows = await db
    .select(CARD)
    .from(educationalGuides)
    .where(eq(educationalGuides.isActive, true))
    .orderBy(desc(educationalGuides.createdAt), asc(educationalGuides.slug));
  return rows.map(cardOf);
}

export async function findGuide(db: Queryable, slug: string): Promise<Guide | undefined> {
  const row = await findGuideText(db, slug);
  if (!row) return undefined;
  const { content, updatedAt, ...card } = row;
  return {
    ...cardOf(card),
    updatedAt: updatedAt.toISOString(),
    html: renderMarkdown(content).html,
    stories: storiesNamed(content),
  };
}

/** As its author wrote it. */
export async function findGuideText(db: Queryable, slug: string) {
  const [row] = await db
    .select({ ...CARD, content: educationalGuides.content, updatedAt: educationalGuides.updatedAt })
    .from(educationalGuides)
    .where(and(eq(educationalGuides.slug, slug), eq(educationalGuides.isActive, true)));
  return row;
}

function cardOf({ createdAt, ageGroups, ...row }: GuideRow): GuideCard {
  return {
    ...row,
    ageGroups: AGE_GROUPS.filter((age) => ageGroups.includes(age)),
    createdAt: createdAt.toISOString(),
  };
}
