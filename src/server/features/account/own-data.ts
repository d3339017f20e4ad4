import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { identities, profiles, users } from '#server/db/schema/accounts.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { mfaFactors } from '#server/db/schema/mfa.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { storyVotes, userFavorites } from '#server/db/schema/reactions.ts';
import {
  achievements,
  characterCollections,
  readingStreaks,
  userAchievements,
} from '#server/db/schema/rewards.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { myStories } from '#server/db/schema/shelf.ts';
import { stories } from '#server/db/schema/stories.ts';

/**
 * Everything that is kept about a person, in names that they understand, as it was at one moment. Columns are listed one
 * by one, so that nothing secret comes along because a table grew.
 */
export function ownData(db: Queryable, userId: string) {
  return db.transaction(
    async (tx) => ({
      account: await accountOf(tx, userId),
      profile: await profileOf(tx, userId),
      stories: await storiesOf(tx, userId),
      favorites: await favoritesOf(tx, userId),
      votes: await votesOf(tx, userId),
      achievements: await achievementsOf(tx, userId),
      streak: await streakOf(tx, userId),
      characters: await charactersOf(tx, userId),
      feedback: await feedbackOf(tx, userId),
      events: await eventsOf(tx, userId),
      sessions: await sessionsOf(tx, userId),
      authenticatorApps: await appsOf(tx, userId),
      accountLog: await accountLogOf(tx, userId),
    }),
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

/** What was done with the account: signing in, a new password. */
function accountLogOf(db: Queryable, userId: string) {
  return db
    .select({
      action: auditLog.action,
      address: auditLog.ip,
      userAgent: auditLog.userAgent,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(eq(auditLog.actorId, userId))
    .orderBy(asc(auditLog.createdAt));
}
