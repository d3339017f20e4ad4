import { eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';
import type { Queryable } from '#server/db/database.ts';
import { libraryTexts, stories } from '#server/db/schema/stories.ts';

/** How lines are broken and how letters are composed makes no other text of it. */
const plain = (text: SQL) => sql`md5(btrim(regexp_replace(normalize(${text}), '\\s+', ' ', 'g')))`;

/** Whether this is the text of a story in the library, which everybody may read, hear and see. */
export async function isLibraryText(db: Queryable, text: unknown): Promise<boolean> {
  if (typeof text !== 'string' || text.includes('\0')) return false;
  const { rows } = await db.execute(sql`
    select 1 from ${libraryTexts} where ${plain(sql`${libraryTexts.content}`)} = ${plain(sql`${text}::text`)} limit 1`);
  return rows.length > 0;
}

const piece = z.object({ story: z.guid(), text: z.string().trim().min(1) });

/** The text of a story of the library in which these words stand, in whichever of its languages. */
export async function libraryTextWith(db: Queryable, story: unknown, text: unknown) {
  const { data } = piece.safeParse({ story, text });
  if (!data) return undefined;
  const { content, language, characters } = libraryTexts;
  const told = await db
    .select({ content, language, characters })
    .from(libraryTexts)
    .where(eq(libraryTexts.storyId, data.story));
  return told.find((each) => onOneLine(each.content).includes(onOneLine(data.text)));
}

const onOneLine = (text: string) => text.normalize().replaceAll(/\s+/g, ' ');

/** The one of its texts that a reader of this language is shown: there always is the original. */
export function toldIn(db: Queryable, language: LanguageCode) {
  return db
    .select()
    .from(libraryTexts)
    .where(eq(libraryTexts.storyId, stories.id))
    .orderBy(
      sql`${libraryTexts.language} = ${language} desc`,
      sql`${libraryTexts.language} = ${DEFAULT_LANGUAGE} desc`,
      sql`${libraryTexts.language} = ${stories.language} desc`,
    )
    .limit(1)
    .as('told');
}
