import { eq, inArray, or, sql } from 'drizzle-orm';
import { RETAINED_KINDS, retained, type RemovedBy, type RetainedKind } from '#domain/retention.ts';
import type { Queryable } from '#server/db/database.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { newsletterSubscribers } from '#server/db/schema/editorial.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import type { Log } from '#server/log.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Media } from '#server/storage/media.ts';

/** Somebody whose account is about to go. */
export interface Leaving {
  id: string;
  email: string;
  /** To which they were about to change. */
  newEmail: string | null;
}

/** Forgets a person, in two steps: with the account, and what lies outside the database when it is gone. */
export interface ForgetAccount {
  within(tx: Queryable, leaving: Leaving): Promise<void>;
  afterwards(leaving: Leaving): Promise<void>;
}

type Way = (tx: Queryable, leaving: Leaving) => Promise<unknown>;

/** The schema ties it to the account: it goes by itself. */
const CASCADES = 'cascades';
/** No part of the database. */
const FILES = 'files';

/** One for each kind of the table that goes with an account; the compiler counts them. */
export const FORGETTING: Record<RemovedBy<'account'>, Way | typeof CASCADES | typeof FILES> = {
  account: CASCADES,
  profile: CASCADES,
  sessions: CASCADES,
  secondStep: CASCADES,
  mailedLinks: CASCADES,
  stories: CASCADES,
  bookLinks: CASCADES,
  readingLists: CASCADES,
  readingCodes: CASCADES,
  favorites: CASCADES,
  votes: CASCADES,
  achievements: CASCADES,
  streak: CASCADES,
  characters: CASCADES,
  feedback: CASCADES,
  sentChanges: CASCADES,
  pictures: doomAll,
  sounds: doomAll,
  recordings: doomAll,
  newsletter: (tx, leaving) =>
    tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.email, addressesOf(leaving))),
  parentConsents: (tx, leaving) =>
    tx.delete(parentConsents).where(inArray(parentConsents.email, addressesOf(leaving))),
  events: forgetWhoDidIt,
  // What was done by them and to them, from where, and by which device: also what a stranger tried at their door.
  securityLog: (tx, { id }) =>
    tx.delete(auditLog).where(or(eq(auditLog.actorId, id), eq(auditLog.subject, id))),
  mails: FILES,
};

export interface ForgettingDependencies {
  media: Pick<Media, 'purge'>;
  mailer: Pick<Mailer, 'forget'>;
  log: Log;
}

export function forgetAccount({ media, mailer, log }: ForgettingDependencies): ForgetAccount {
  return {
    async within(tx, leaving) {
      for (const kind of RETAINED_KINDS.filter(goesWithAccount)) {
        const way = FORGETTING[kind];
        if (typeof way === 'function') await way(tx, leaving);
      }
    },
    /** The account is gone already; what fails here the next sweep does. */
    async afterwards(leaving) {
      const failed = (err: unknown) =>
        log.error({ err }, 'files of a deleted account wait for the next sweep');
      await media.purge().catch(failed);
      await mailer.forget(addressesOf(leaving)).catch(failed);
    },
  };
}

function goesWithAccount(kind: RetainedKind): kind is RemovedBy<'account'> {
  return retained(kind).removedBy.includes('account');
}

function doomAll(tx: Queryable, { id }: Leaving) {
  return tx.update(mediaTable).set({ doomed: true }).where(eq(mediaTable.userId, id));
}

/** That something happened is still counted. What they did in the same visit before they signed in was theirs, too. */
function forgetWhoDidIt(tx: Queryable, { id }: Leaving) {
  const { userId, sessionId } = userAnalytics;
  const theirVisits = tx.select({ sessionId }).from(userAnalytics).where(eq(userId, id));
  return tx
    .update(userAnalytics)
    .set({ userId: null, sessionId: null, eventData: sql`'{}'`, userAgent: null })
    .where(or(eq(userId, id), inArray(sessionId, theirVisits)));
}

function addressesOf({ email, newEmail }: Leaving): string[] {
  return newEmail ? [email, newEmail] : [email];
}
