import { sql } from 'drizzle-orm';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { stories } from '#server/db/schema/stories.ts';

/** PostgreSQL's own hash of a story as it stands in the library. */
export const hashOfText = sql<string>`md5(${stories.content})`;

/** A story that was edited since has scenes and words at other places: what was made of it then is none of its own. */
export const isOfPresentText = sql<boolean>`coalesce(${storyMultimedia.contentHash} = ${hashOfText}, true)`;
