import { and, eq, sql } from 'drizzle-orm';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { libraryTexts } from '#server/db/schema/stories.ts';

/** PostgreSQL's own hash of a story as it stands in the library. */
export const hashOfText = sql<string>`md5(${libraryTexts.content})`;

/** A story that was edited since has scenes and words at other places: what was made of it then is none of its own. */
export const isOfPresentText = sql<boolean>`coalesce(${storyMultimedia.contentHash} = ${hashOfText}, true)`;

/** The text that a set was made of. */
export const textOfSet = and(
  eq(libraryTexts.storyId, storyMultimedia.storyId),
  eq(libraryTexts.language, storyMultimedia.language),
);
