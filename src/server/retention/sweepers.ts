import { and, eq, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { earlyMs, guestMediaLifeMs, lifeMs, type RemovedBy } from '#domain/retention.ts';
import { UNFINISHED_LIFE_MS } from '#server/auth/mfa/factors.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { bookLinks } from '#server/db/schema/book-links.ts';
import { blogViews, newsletterSubscribers } from '#server/db/schema/editorial.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { media, type MediaKind } from '#server/db/schema/media.ts';
import { mfaChallenges, mfaFactors } from '#server/db/schema/mfa.ts';
import { auditLog, rateLimits, sentChanges } from '#server/db/schema/operations.ts';
import { readingCodes } from '#server/db/schema/reading-lists.ts';
import { recordings } from '#server/db/schema/recordings.ts';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import { flowStates, oneTimeTokens, sessions } from '#server/db/schema/sessions.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { stillHolds } from '#server/http/child-protection.ts';
import { rollUpAnalytics } from '#server/jobs/roll-up-analytics.ts';
import type { Log } from '#server/log.ts';
import { removeOldMails } from '#server/mail/outbox.ts';

export interface Sweeping {
  database: Database;
  dataDir: string;
  log: Log;
  now: Date;
}

/** Removes what has had its time, and says how much that was. */
type Sweeper = (sweeping: Sweeping) => Promise<number>;

/** One for each kind of the table that time removes; the compiler counts them. */
export const SWEEPERS: Record<RemovedBy<'sweep'>, Sweeper> = {
  sessions: ({ database: { db }, now }) =>
    count(
      db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, now), lt(sessions.refreshedAt, ago(now, earlyMs('sessions'))))),
    ),
  async secondStep({ database: { db }, now }) {
    const unfinished = lt(mfaFactors.createdAt, ago(now, UNFINISHED_LIFE_MS));
    const challenges = await count(db.delete(mfaChallenges).where(lt(mfaChallenges.expiresAt, now)));
    return (
      challenges +
      (await count(db.delete(mfaFactors).where(and(eq(mfaFactors.status, 'unverified'), unfinished))))
    );
  },
  async mailedLinks({ database: { db }, now }) {
    const links = await count(db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now)));
    return links + (await count(db.delete(flowStates).where(lt(flowStates.expiresAt, now))));
  },
  pictures: ({ database: { db }, now }) =>
    doom(db, and(unused('pictures', ago(now, lifeMs('pictures'))), sql`not ${isShown}`)),
  sounds: ({ database: { db }, now }) => doom(db, unused('speech', ago(now, lifeMs('sounds')))),
  recordings: ({ database: { db }, now }) =>
    doom(
      db,
      and(
        eq(media.kind, 'recordings'),
        lt(media.createdAt, ago(now, UNCLAIMED_MS)),
        sql`not exists (select from ${recordings} where ${recordings.sound} = ${media.name})`,
      ),
    ),
  bookLinks: ({ database: { db }, now }) => count(db.delete(bookLinks).where(lt(bookLinks.endsAt, now))),
  readingCodes: ({ database: { db }, now }) =>
    count(db.delete(readingCodes).where(lt(readingCodes.endsAt, now))),
  guestFeedback: ({ database: { db }, now }) =>
    count(
      db
        .delete(feedback)
        .where(and(isNull(feedback.userId), lt(feedback.createdAt, ago(now, lifeMs('guestFeedback'))))),
    ),
  newsletter: ({ database: { db }, now }) => {
    const { confirmedAt, mailedAt } = newsletterSubscribers;
    const old = lt(mailedAt, ago(now, earlyMs('newsletter')));
    return count(db.delete(newsletterSubscribers).where(and(isNull(confirmedAt), old)));
  },
  parentConsents: ({ database: { db }, now }) => count(db.delete(parentConsents).where(not(stillHolds(now)))),
  events: ({ database, log, now }) => rollUpAnalytics(database, log, now),
  securityLog: ({ database: { db }, now }) =>
    count(db.delete(auditLog).where(lt(auditLog.createdAt, ago(now, lifeMs('securityLog'))))),
  mails: ({ dataDir, now }) => removeOldMails(dataDir, ago(now, lifeMs('mails'))),
  guestMedia: ({ database: { db }, now }) =>
    doom(db, and(eq(media.ownerKind, 'guest'), lt(media.createdAt, ago(now, guestMediaLifeMs())))),
  rateLimits: ({ database: { db }, now }) =>
    count(db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))),
  sentChanges: ({ database: { db }, now }) =>
    count(db.delete(sentChanges).where(lt(sentChanges.createdAt, ago(now, lifeMs('sentChanges'))))),
  blogViews: ({ database: { db }, now }) =>
    count(db.delete(blogViews).where(lt(blogViews.createdAt, ago(now, lifeMs('blogViews'))))),
};

/** A sound is there a moment before the story knows of it; what no story knows of by then was interrupted. */
const UNCLAIMED_MS = 3_600_000;

function unused(kind: MediaKind, since: Date): SQL | undefined {
  return and(eq(media.ownerKind, 'account'), eq(media.kind, kind), lt(media.usedAt, since));
}

/** A story in My Stories has it among its pictures. */
const isShown = sql`exists (
  select from ${myStories}
  where ${myStories.userId} = ${media.userId} and position(${media.name} in ${myStories.media}::text) > 0
)`;

/** The files go with the next purge. */
function doom(db: Queryable, which: SQL | undefined): Promise<number> {
  return count(db.update(media).set({ doomed: true }).where(which));
}

async function count(statement: Promise<{ rowCount: number | null }>): Promise<number> {
  return (await statement).rowCount ?? 0;
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
