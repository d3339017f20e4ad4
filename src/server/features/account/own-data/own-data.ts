import type { ExportedName } from '#domain/retention.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  achievementsOf,
  bookLinksOf,
  readingCodesOf,
  readingListsOf,
  charactersOf,
  eventsOf,
  favoritesOf,
  feedbackOf,
  mediaOf,
  recordingsOf,
  sentChangesOf,
  storiesOf,
  streakOf,
  votesOf,
} from '#server/features/account/own-data/doings.ts';
import type { Reader } from '#server/features/account/own-data/own-rows.ts';
import {
  accountLogOf,
  accountOf,
  appsOf,
  mailedLinksOf,
  newsletterOf,
  parentConsentsOf,
  profileOf,
  sessionsOf,
} from '#server/features/account/own-data/person.ts';

/** One for each part that the table of what is kept promises; the compiler counts them. */
const READERS: Record<ExportedName, Reader> = {
  account: accountOf,
  profile: profileOf,
  stories: storiesOf,
  pictures: (db, userId) => mediaOf(db, userId, 'pictures'),
  sounds: (db, userId) => mediaOf(db, userId, 'speech'),
  recordings: recordingsOf,
  bookLinks: bookLinksOf,
  readingLists: readingListsOf,
  readingCodes: readingCodesOf,
  favorites: favoritesOf,
  votes: votesOf,
  achievements: achievementsOf,
  streak: streakOf,
  characters: charactersOf,
  feedback: feedbackOf,
  newsletter: newsletterOf,
  parentConsents: parentConsentsOf,
  events: eventsOf,
  sessions: sessionsOf,
  authenticatorApps: appsOf,
  mailedLinks: mailedLinksOf,
  accountLog: accountLogOf,
  sentChanges: sentChangesOf,
};

/**
 * Everything that is kept about a person, in names that they understand, as it was at one moment. Columns are listed one
 * by one, so that nothing secret comes along because a table grew.
 */
export function ownData(db: Queryable, userId: string): Promise<Record<string, unknown>> {
  return db.transaction(
    async (tx) => {
      const data: Record<string, unknown> = {};
      for (const [name, read] of Object.entries(READERS)) data[name] = await read(tx, userId);
      return data;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
