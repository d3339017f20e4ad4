import { randomBytes } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { admins, identities, profiles, users } from '#server/db/schema/accounts.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { bookLinks } from '#server/db/schema/book-links.ts';
import { blogPosts, educationalGuides } from '#server/db/schema/editorial.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { mfaChallenges, mfaFactors } from '#server/db/schema/mfa.ts';
import { media } from '#server/db/schema/media.ts';
import { readingCodes, readingListEntries, readingLists } from '#server/db/schema/reading-lists.ts';
import { recordings } from '#server/db/schema/recordings.ts';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { auditLog, sentChanges } from '#server/db/schema/operations.ts';
import { storyVotes, userFavorites } from '#server/db/schema/reactions.ts';
import {
  achievements,
  characterCollections,
  readingStreaks,
  userAchievements,
} from '#server/db/schema/rewards.ts';
import { flowStates, oneTimeTokens, sessions } from '#server/db/schema/sessions.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { stories, storySeries } from '#server/db/schema/stories.ts';

type Given<T extends PgTable> = Partial<InferInsertModel<T>>;

const AN_HOUR = 3_600_000;

/**
 * Rows with sensible defaults. Each factory takes the columns that matter to the test, makes the rows that its own
 * row needs (a vote makes its story and its voter), and returns what the database holds.
 */
export function factories(db: Queryable) {
  async function user({ username, ...given }: Given<typeof users> & { username?: string } = {}) {
    const made = await only(
      db
        .insert(users)
        .values({ email: `${unique('reader')}@example.org`, emailConfirmedAt: new Date(), ...given })
        .returning(),
    );
    await db.insert(profiles).values({ id: made.id, username });
    return made;
  }

  async function admin(given: Given<typeof users> = {}) {
    const made = await user(given);
    await db.insert(admins).values({ userId: made.id });
    return made;
  }

  async function identity(given: Given<typeof identities> = {}) {
    const userId = given.userId ?? (await user()).id;
    return only(
      db
        .insert(identities)
        .values({ provider: 'email', providerId: userId, ...given, userId })
        .returning(),
    );
  }

  async function session(given: Given<typeof sessions> = {}) {
    const userId = given.userId ?? (await user()).id;
    return only(
      db
        .insert(sessions)
        .values({ refreshKeyEncrypted: randomBytes(60), expiresAt: inAnHour(), ...given, userId })
        .returning(),
    );
  }

  async function flowState(given: Given<typeof flowStates> = {}) {
    return only(
      db
        .insert(flowStates)
        .values({
          flow: 'recovery',
          codeChallenge: randomBytes(32).toString('base64url'),
          codeChallengeMethod: 's256',
          expiresAt: inAnHour(),
          ...given,
        })
        .returning(),
    );
  }

  async function oneTimeToken(given: Given<typeof oneTimeTokens> = {}) {
    const userId = given.userId ?? (await user()).id;
    return only(
      db
        .insert(oneTimeTokens)
        .values({
          tokenType: 'recovery',
          tokenHash: randomBytes(32),
          sentTo: 'reader@example.org',
          expiresAt: inAnHour(),
          ...given,
          userId,
        })
        .returning(),
    );
  }

  async function mfaFactor(given: Given<typeof mfaFactors> = {}) {
    const userId = given.userId ?? (await user()).id;
    return only(
      db
        .insert(mfaFactors)
        .values({ factorType: 'totp', secretEncrypted: randomBytes(48), ...given, userId })
        .returning(),
    );
  }

  async function mfaChallenge(given: Given<typeof mfaChallenges> = {}) {
    const factorId = given.factorId ?? (await mfaFactor()).id;
    return only(
      db
        .insert(mfaChallenges)
        .values({ expiresAt: inAnHour(), ...given, factorId })
        .returning(),
    );
  }

  function series(given: Given<typeof storySeries> = {}) {
    return only(
      db
        .insert(storySeries)
        .values({
          slug: unique('series'),
          title: 'A Series',
          description: 'Chapters that belong together.',
          category: 'Non Fiction',
          ...given,
        })
        .returning(),
    );
  }

  function story(given: Given<typeof stories> = {}) {
    return only(
      db
        .insert(stories)
        .values({
          slug: unique('story'),
          title: 'The Red Boat',
          content: 'A red boat lay on the sand.\n\nIn the morning it was gone.',
          theme: 'Adventure',
          characters: ['Captain Crab'],
          setting: 'Beach',
          ageGroup: '6-8',
          category: 'Fairy Tales',
          ...given,
        })
        .returning(),
    );
  }

  async function chapter(given: Given<typeof stories> = {}) {
    const seriesId = given.seriesId ?? (await series()).id;
    return story({
      category: 'Non Fiction',
      chapterNumber: 1,
      chapterTitle: 'It Begins',
      ...given,
      seriesId,
    });
  }

  async function vote(given: Given<typeof storyVotes> = {}) {
    const storyId = given.storyId ?? (await story()).id;
    const userId = given.userId ?? (await user()).id;
    return only(
      db
        .insert(storyVotes)
        .values({ voteType: 'like', ...given, storyId, userId })
        .returning(),
    );
  }

  async function favorite(given: Given<typeof userFavorites> = {}) {
    const storyId = given.storyId ?? (await story()).id;
    const userId = given.userId ?? (await user()).id;
    return only(
      db
        .insert(userFavorites)
        .values({ ...given, storyId, userId })
        .returning(),
    );
  }

  async function multimedia(given: Given<typeof storyMultimedia> = {}) {
    const storyId = given.storyId ?? (await story()).id;
    const scenes = given.scenes ?? [
      { image_url: '/storage/v1/scene.svg', description: 'A boat on the sand' },
    ];
    return only(
      db
        .insert(storyMultimedia)
        .values({
          audioUrl: '/storage/v1/story-audio/story.mp3',
          audioDuration: 42,
          voiceId: 'Sarah',
          totalScenes: scenes.length,
          ...given,
          scenes,
          storyId,
        })
        .returning(),
    );
  }

  async function myStory(given: Given<typeof myStories> = {}) {
    const userId = given.userId ?? (await user()).id;
    return only(
      db
        .insert(myStories)
        .values({
          title: 'The Fox at the Window',
          ageGroup: '6-8',
          theme: 'Friendship',
          setting: 'Forest',
          choices: {
            setting: item('enchanted-forest', 'Forest'),
            theme: item('friendship', 'Friendship'),
            characters: [item('fox', 'Fox')],
          },
          segments: [{ id: 'segment-1', text: 'A fox looked in at the window.' }],
          ...given,
          userId,
        })
        .returning(),
    );
  }

  function achievement(given: Given<typeof achievements> = {}) {
    return only(
      db
        .insert(achievements)
        .values({
          slug: unique('achievement'),
          name: unique('Achievement'),
          description: 'For a test.',
          icon: '⭐',
          points: 10,
          requirementType: 'story_count',
          ...given,
        })
        .returning(),
    );
  }

  async function earned(given: Given<typeof userAchievements> = {}) {
    const userId = given.userId ?? (await user()).id;
    const achievementId = given.achievementId ?? (await achievement()).id;
    return only(
      db
        .insert(userAchievements)
        .values({ ...given, userId, achievementId })
        .returning(),
    );
  }

  async function streak(given: Given<typeof readingStreaks> = {}) {
    const userId = given.userId ?? (await user()).id;
    return only(
      db
        .insert(readingStreaks)
        .values({ ...given, userId })
        .returning(),
    );
  }

  async function collectedCharacter(given: Given<typeof characterCollections> = {}) {
    const userId = given.userId ?? (await user()).id;
    return only(
      db
        .insert(characterCollections)
        .values({ characterName: 'Fox', characterEmoji: '🦊', ...given, userId })
        .returning(),
    );
  }

  function feedbackRow(given: Given<typeof feedback> = {}) {
    return only(
      db
        .insert(feedback)
        .values({ message: 'The fox made my daughter laugh.', ...given })
        .returning(),
    );
  }

  function medium(given: Given<typeof media> = {}) {
    return only(
      db
        .insert(media)
        .values({
          name: randomBytes(20).toString('hex'),
          kind: 'pictures',
          ownerKind: given.userId ? 'account' : 'ours',
          files: [],
          bytes: 0,
          ...given,
        })
        .returning(),
    );
  }

  async function recording(given: Given<typeof recordings> = {}) {
    const userId = given.userId ?? (await user()).id;
    const storyId = given.storyId ?? (await myStory({ userId })).id;
    const sound = given.sound ?? (await medium({ userId, kind: 'recordings' })).name;
    return only(
      db
        .insert(recordings)
        .values({ voice: 'grandpa', page: '1-2-3', duration: 4, ...given, userId, storyId, sound })
        .returning(),
    );
  }

  async function bookLink(given: Given<typeof bookLinks> = {}) {
    const userId = given.userId ?? (await user()).id;
    const storyId = given.storyId ?? (await myStory({ userId })).id;
    return only(
      db
        .insert(bookLinks)
        .values({ keyHash: randomBytes(32), withRecordings: false, ...given, userId, storyId })
        .returning(),
    );
  }

  async function readingCode(given: Given<typeof readingCodes> = {}) {
    const listId = given.listId ?? (await readingList()).id;
    return only(
      db
        .insert(readingCodes)
        .values({ codeHash: randomBytes(32), endsAt: new Date(Date.now() + 3600_000), ...given, listId })
        .returning(),
    );
  }

  /** With one story of the library on it. */
  async function readingList(given: Given<typeof readingLists> = {}) {
    const userId = given.userId ?? (await user()).id;
    const [list] = await db
      .insert(readingLists)
      .values({ title: 'This week', ...given, userId })
      .returning();
    if (!list) throw new Error('no list was made');
    await db.insert(readingListEntries).values({ listId: list.id, position: 0, storyId: (await story()).id });
    return list;
  }

  function event(given: Given<typeof userAnalytics> = {}) {
    return only(
      db
        .insert(userAnalytics)
        .values({ sessionId: unique('session'), eventType: 'story_shared', ...given })
        .returning(),
    );
  }

  function audit(given: Given<typeof auditLog> = {}) {
    return only(
      db
        .insert(auditLog)
        .values({ action: 'sign_in', ...given })
        .returning(),
    );
  }

  function sentChange(given: Given<typeof sentChanges> = {}) {
    return only(
      db
        .insert(sentChanges)
        .values({ key: randomBytes(32), request: randomBytes(32), ...given })
        .returning(),
    );
  }

  function blogPost(given: Given<typeof blogPosts> = {}) {
    return only(
      db
        .insert(blogPosts)
        .values({
          slug: unique('post'),
          title: 'Reading Aloud',
          excerpt: 'Ten minutes are plenty.',
          content: 'Ten minutes are plenty, if they are yours.',
          category: 'Parenting Tips',
          author: 'The Fabloom team',
          publishDate: '2025-10-01',
          readTime: 1,
          isPublished: true,
          ...given,
        })
        .returning(),
    );
  }

  function guide(given: Given<typeof educationalGuides> = {}) {
    return only(
      db
        .insert(educationalGuides)
        .values({
          slug: unique('guide'),
          title: 'Story Stones',
          description: 'Twelve pebbles and a pen.',
          category: 'Creative Writing',
          subjects: ['Writing'],
          ageGroups: ['6-8'],
          ...given,
        })
        .returning(),
    );
  }

  return {
    user,
    admin,
    identity,
    session,
    flowState,
    oneTimeToken,
    mfaFactor,
    mfaChallenge,
    series,
    story,
    chapter,
    vote,
    favorite,
    medium,
    recording,
    bookLink,
    readingList,
    readingCode,
    multimedia,
    myStory,
    achievement,
    earned,
    streak,
    collectedCharacter,
    feedbackRow,
    event,
    audit,
    sentChange,
    blogPost,
    guide,
  };
}

function item(id: string, name: string) {
  return { id, name, emoji: '⭐', description: `A ${name}` };
}

async function only<Row>(inserted: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await inserted;
  if (row === undefined) throw new Error('the insert returned no row');
  return row;
}

function unique(word: string): string {
  return `${word}-${randomBytes(5).toString('hex')}`;
}

function inAnHour(): Date {
  return new Date(Date.now() + AN_HOUR);
}
