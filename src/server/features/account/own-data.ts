import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { ExportedName } from '#domain/retention.ts';
import type { Queryable } from '#server/db/database.ts';
import { identities, profiles, users } from '#server/db/schema/accounts.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { newsletterSubscribers } from '#server/db/schema/editorial.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { media, type MediaKind } from '#server/db/schema/media.ts';
import { mfaFactors } from '#server/db/schema/mfa.ts';
import { auditLog, sentChanges } from '#server/db/schema/operations.ts';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import { storyVotes, userFavorites } from '#server/db/schema/reactions.ts';
import {
  achievements,
  characterCollections,
  readingStreaks,
  userAchievements,
} from '#server/db/schema/rewards.ts';
import { oneTimeTokens, sessions } from '#server/db/schema/sessions.ts';
import { myStories } from '#server/db/schema/shelf.ts';
import { stories } from '#server/db/schema/stories.ts';

type Reader = (db: Queryable, userId: string) => Promise<unknown>;

/** One for each part that the table of what is kept promises; the compiler counts them. */
const READERS: Record<ExportedName, Reader> = {
  account: accountOf,
  profile: profileOf,
  stories: storiesOf,
  pictures: (db, userId) => mediaOf(db, userId, 'pictures'),
  sounds: (db, userId) => mediaOf(db, userId, 'speech'),
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

async function accountOf(db: Queryable, userId: string) {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      newEmail: users.newEmail,
      createdAt: users.createdAt,
      emailConfirmedAt: users.emailConfirmedAt,
      lastSignInAt: users.lastSignInAt,
      metadata: users.userMetadata,
    })
    .from(users)
    .where(eq(users.id, userId));
  const waysIn = await db
    .select({ provider: identities.provider, email: identities.email, since: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
  return account && { ...account, waysIn };
}

async function profileOf(db: Queryable, userId: string) {
  const [profile] = await db
    .select({
      username: profiles.username,
      bio: profiles.bio,
      language: profiles.language,
      timeZone: profiles.timeZone,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile ?? null;
}

function storiesOf(db: Queryable, userId: string) {
  return db
    .select({
      id: myStories.id,
      title: myStories.title,
      ageGroup: myStories.ageGroup,
      language: myStories.language,
      theme: myStories.theme,
      setting: myStories.setting,
      choices: myStories.choices,
      segments: myStories.segments,
      position: myStories.position,
      media: myStories.media,
      toldBy: myStories.toldBy,
      createdAt: myStories.createdAt,
      updatedAt: myStories.updatedAt,
    })
    .from(myStories)
    .where(eq(myStories.userId, userId))
    .orderBy(asc(myStories.createdAt));
}

function favoritesOf(db: Queryable, userId: string) {
  return db
    .select({ storyId: stories.id, title: stories.title, since: userFavorites.createdAt })
    .from(userFavorites)
    .innerJoin(stories, eq(stories.id, userFavorites.storyId))
    .where(eq(userFavorites.userId, userId))
    .orderBy(asc(userFavorites.createdAt));
}

function votesOf(db: Queryable, userId: string) {
  return db
    .select({
      storyId: stories.id,
      title: stories.title,
      vote: storyVotes.voteType,
      createdAt: storyVotes.createdAt,
    })
    .from(storyVotes)
    .innerJoin(stories, eq(stories.id, storyVotes.storyId))
    .where(eq(storyVotes.userId, userId))
    .orderBy(asc(storyVotes.createdAt));
}

function achievementsOf(db: Queryable, userId: string) {
  return db
    .select({
      name: achievements.name,
      points: achievements.points,
      earnedAt: userAchievements.earnedAt,
    })
    .from(userAchievements)
    .innerJoin(achievements, eq(achievements.id, userAchievements.achievementId))
    .where(eq(userAchievements.userId, userId))
    .orderBy(asc(userAchievements.earnedAt));
}

async function streakOf(db: Queryable, userId: string) {
  const [streak] = await db
    .select({
      current: readingStreaks.currentStreak,
      longest: readingStreaks.longestStreak,
      lastActivityAt: readingStreaks.lastActivityAt,
    })
    .from(readingStreaks)
    .where(eq(readingStreaks.userId, userId));
  return streak ?? null;
}

function charactersOf(db: Queryable, userId: string) {
  return db
    .select({
      name: characterCollections.characterName,
      emoji: characterCollections.characterEmoji,
      rarity: characterCollections.rarity,
      storySource: characterCollections.storySource,
      unlockedAt: characterCollections.unlockedAt,
    })
    .from(characterCollections)
    .where(eq(characterCollections.userId, userId))
    .orderBy(asc(characterCollections.unlockedAt));
}

function feedbackOf(db: Queryable, userId: string) {
  return db
    .select({
      type: feedback.feedbackType,
      rating: feedback.rating,
      message: feedback.message,
      email: feedback.email,
      storyId: feedback.storyId,
      userAgent: feedback.userAgent,
      createdAt: feedback.createdAt,
    })
    .from(feedback)
    .where(eq(feedback.userId, userId))
    .orderBy(asc(feedback.createdAt));
}

function eventsOf(db: Queryable, userId: string) {
  return db
    .select({
      type: userAnalytics.eventType,
      data: userAnalytics.eventData,
      visit: userAnalytics.sessionId,
      userAgent: userAnalytics.userAgent,
      createdAt: userAnalytics.createdAt,
    })
    .from(userAnalytics)
    .where(eq(userAnalytics.userId, userId))
    .orderBy(asc(userAnalytics.createdAt));
}

function sessionsOf(db: Queryable, userId: string) {
  return db
    .select({
      signedInAt: sessions.createdAt,
      lastSeenAt: sessions.refreshedAt,
      expiresAt: sessions.expiresAt,
      address: sessions.ip,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
}

function appsOf(db: Queryable, userId: string) {
  return db
    .select({ name: mfaFactors.friendlyName, status: mfaFactors.status, createdAt: mfaFactors.createdAt })
    .from(mfaFactors)
    .where(eq(mfaFactors.userId, userId))
    .orderBy(asc(mfaFactors.createdAt));
}

/** What was drawn and read; a picture can be opened at its address as long as it is kept. */
async function mediaOf(db: Queryable, userId: string, kind: MediaKind) {
  const rows = await db
    .select({ name: media.name, bytes: media.bytes, createdAt: media.createdAt, lastUsedAt: media.usedAt })
    .from(media)
    .where(and(eq(media.userId, userId), eq(media.kind, kind)))
    .orderBy(asc(media.createdAt));
  return kind === 'pictures' ? rows : rows.map(({ name: _internal, ...row }) => row);
}

/** Only for whoever has shown that the address is theirs: anybody can make an account with any. */
async function newsletterOf(db: Queryable, userId: string) {
  const [subscription] = await db
    .select({
      email: newsletterSubscribers.email,
      language: newsletterSubscribers.language,
      confirmedAt: newsletterSubscribers.confirmedAt,
      createdAt: newsletterSubscribers.createdAt,
    })
    .from(newsletterSubscribers)
    .innerJoin(users, eq(users.email, newsletterSubscribers.email))
    .where(and(eq(users.id, userId), isNotNull(users.emailProvenAt)));
  return subscription ?? null;
}

/** The same holds for a parent's word for the browser of a child. */
function parentConsentsOf(db: Queryable, userId: string) {
  return db
    .select({
      email: parentConsents.email,
      language: parentConsents.language,
      outsideProviders: parentConsents.outsideProviders,
      createdAt: parentConsents.createdAt,
      confirmedAt: parentConsents.confirmedAt,
    })
    .from(parentConsents)
    .innerJoin(users, eq(users.email, parentConsents.email))
    .where(and(eq(users.id, userId), isNotNull(users.emailProvenAt)))
    .orderBy(asc(parentConsents.createdAt));
}

/** Those that still work, without what makes them work. */
function mailedLinksOf(db: Queryable, userId: string) {
  return db
    .select({
      type: oneTimeTokens.tokenType,
      sentTo: oneTimeTokens.sentTo,
      createdAt: oneTimeTokens.createdAt,
      expiresAt: oneTimeTokens.expiresAt,
    })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId))
    .orderBy(asc(oneTimeTokens.createdAt));
}

/** What was done with the account, by its owner or at its door: signing in, or failing to, a forgotten password. */
function accountLogOf(db: Queryable, userId: string) {
  return db
    .select({
      action: auditLog.action,
      address: auditLog.ip,
      userAgent: auditLog.userAgent,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)))
    .orderBy(asc(auditLog.createdAt));
}

/** When this browser or that sent something that it might have had to send twice, and how it was answered. */
function sentChangesOf(db: Queryable, userId: string) {
  return db
    .select({ status: sentChanges.status, answer: sentChanges.answer, createdAt: sentChanges.createdAt })
    .from(sentChanges)
    .where(eq(sentChanges.userId, userId))
    .orderBy(asc(sentChanges.createdAt));
}
