import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Earned } from '#contract/rewards.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { CONTENT } from '#server/content/folder.ts';
import { profiles } from '#server/db/schema/accounts.ts';
import { characterCollections, readingStreaks, userAchievements } from '#server/db/schema/rewards.ts';
import { createDeeds } from '#server/deeds/deeds.ts';
import { addFavorite, removeFavorite } from '#server/features/favorites/queries.ts';
import { keepStory, removeStory, type KeptStory } from '#server/features/my-stories/queries.ts';
import { heroesOf } from '#server/features/rewards/characters.ts';
import { subscribeRewards } from '#server/compose/rewards.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

/** As many as the test's database has connections. */
const AT_ONCE = 5;

const { db } = await testDatabase();
const make = factories(db);
const heroes = heroesOf(loadCatalogues(CONTENT));

let now = new Date('2026-11-15T12:00:00Z');
const room = createDeeds();
subscribeRewards(room, { heroes, now: () => now });

interface StoryGiven {
  id?: string;
  theme?: string;
  characters?: readonly string[];
  language?: LanguageCode;
  timeZone?: string;
  /** Waited for between the story and its rewards. */
  meanwhile?: () => Promise<void>;
}

function item(id: string) {
  return { id, name: id, emoji: '⭐', description: '' };
}

async function tellStory(userId: string, given: StoryGiven = {}): Promise<Earned[]> {
  const { id = randomUUID(), theme = 'kindness', characters = [], language = 'en' } = given;
  const story: KeptStory = {
    id,
    title: 'The Fox at the Window',
    ageGroup: '6-8',
    language,
    choices: { setting: item('beach'), theme: item(theme), characters: characters.map(item) },
    segments: [{ id: 'segment-1', text: 'A fox looked in at the window.' }],
    position: 0,
    media: {},
    toldBy: null,
    ofClass: false,
  };
  const kept = await keepStory(db, userId, story, async (tx) => {
    await given.meanwhile?.();
    const { choices } = story;
    const { timeZone } = given;
    return room.publish(tx, {
      name: 'story_created',
      userId,
      timeZone,
      storyId: id,
      ...choices,
      language,
      ageGroup: '6-8',
    });
  });
  return kept?.earned ?? [];
}

async function favor(userId: string, storyId: string): Promise<Earned[]> {
  const earned = await addFavorite(db, userId, storyId, (tx) =>
    room.publish(tx, { name: 'favorite_added', userId }),
  );
  return earned ?? [];
}

function happen(
  name: 'tutorial_completed' | 'reading_activity',
  userId: string,
  timeZone?: string,
): Promise<Earned[]> {
  return db.transaction((tx) => room.publish(tx, { name, userId, timeZone }));
}

/** Everybody waits until so many are there. */
function gate(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}

function atOnce<Result>(work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));
}

const achieved = (earned: readonly Earned[]) =>
  earned.filter(({ kind }) => kind === 'achievement').map(({ id }) => id);
const collected = (earned: readonly Earned[]) =>
  earned.filter(({ kind }) => kind === 'character').map(({ id }) => id);
const reached = (earned: readonly Earned[]) =>
  earned.filter((each) => each.kind === 'streak').map(({ days }) => days);

const rowsOf = {
  achievements: (userId: string) =>
    db.select().from(userAchievements).where(eq(userAchievements.userId, userId)),
  characters: (userId: string) =>
    db.select().from(characterCollections).where(eq(characterCollections.userId, userId)),
  streak: (userId: string) => db.select().from(readingStreaks).where(eq(readingStreaks.userId, userId)),
};

describe('achievements', () => {
  test('the first story earns the first one, with its name and picture [AC-02]', async () => {
    const { id } = await make.user();
    expect(await tellStory(id)).toEqual([
      { kind: 'achievement', id: 'first-page', name: 'First Page', emoji: '📄' },
    ]);
    expect(await rowsOf.achievements(id)).toHaveLength(1);
  });

  test('more stories earn more, each once [AC-02]', async () => {
    const { id } = await make.user();
    const earned: string[][] = [];
    for (let i = 0; i < 6; i++) earned.push(achieved(await tellStory(id)));
    expect(earned).toEqual([['first-page'], [], ['three-bedtimes'], [], ['a-handful'], []]);
  });

  test('whoever had the stories before the prize gets it with the next one [AC-02]', async () => {
    const { id } = await make.user();
    for (let i = 0; i < 4; i++) await make.myStory({ userId: id });
    expect(achieved(await tellStory(id))).toEqual(['first-page', 'three-bedtimes', 'a-handful']);
  });

  test('the stories of others do not count [AC-02]', async () => {
    const [one, other] = [await make.user(), await make.user()];
    for (let i = 0; i < 2; i++) await make.myStory({ userId: other.id });
    expect(achieved(await tellStory(one.id))).toEqual(['first-page']);
  });

  test('stories that are kept at the same time are all counted, and nothing is given twice [AC-02]', async () => {
    const { id } = await make.user();
    const meanwhile = gate(AT_ONCE);
    const earned = await atOnce(() => tellStory(id, { meanwhile }));
    expect(achieved(earned.flat()).toSorted()).toEqual(['a-handful', 'first-page', 'three-bedtimes']);
    expect(await rowsOf.achievements(id)).toHaveLength(3);
  });

  test('the same story sent at once earns once [AC-02]', async () => {
    const { id } = await make.user();
    const story = { id: randomUUID(), characters: ['ember'] };
    const earned = (await atOnce(() => tellStory(id, story))).flat();
    expect([achieved(earned), collected(earned)]).toEqual([['first-page'], ['ember']]);
  });

  test('a story that is thrown away and made again earns nothing again [AC-02]', async () => {
    const { id } = await make.user();
    const story = { id: randomUUID(), theme: 'space', characters: ['ember'] };
    expect(await tellStory(id, story)).toHaveLength(3);
    await removeStory(db, id, story.id);
    expect(await rowsOf.achievements(id)).toHaveLength(2);
    expect(await tellStory(id, story)).toEqual([]);
  });

  test.each([
    ['adventure', 'adventure-seeker'],
    ['fairy-tales', 'fairy-tale-master'],
    ['space', 'space-voyager'],
    ['animal-friends', 'animal-friend'],
  ])('a story about %s earns %s, in any language [AC-02]', async (theme, slug) => {
    const { id } = await make.user();
    expect(achieved(await tellStory(id, { theme, language: 'ja' }))).toEqual(['first-page', slug]);
    expect(achieved(await tellStory(id, { theme }))).toEqual([]);
  });

  test('favorites earn, also when they come at once, and once when they come and go [AC-02]', async () => {
    const { id } = await make.user();
    const stories = await atOnce(() => make.story());
    const earned = await atOnce((index) => favor(id, stories[index]?.id ?? ''));
    expect(achieved(earned.flat()).toSorted()).toEqual(['bedside-pile', 'best-of-three']);
    for (const story of stories) {
      await removeFavorite(db, id, story.id);
      expect(await favor(id, story.id)).toEqual([]);
    }
  });

  test('the tour earns once, however often it is taken [AC-02]', async () => {
    const { id } = await make.user();
    const earned = await atOnce(() => happen('tutorial_completed', id));
    expect(achieved(earned.flat())).toEqual(['knows-the-way']);
    expect(await happen('tutorial_completed', id)).toEqual([]);
  });

  test('what fails afterwards takes the story and every reward back [AC-02]', async () => {
    const { id } = await make.user();
    const failing = db.transaction(async (tx) => {
      await room.publish(tx, { name: 'tutorial_completed', userId: id, timeZone: 'Asia/Tokyo' });
      await room.publish(tx, { name: 'reading_activity', userId: id });
      throw new Error('the lights went out');
    });
    await expect(failing).rejects.toThrow('the lights went out');
    expect([await rowsOf.achievements(id), await rowsOf.streak(id)]).toEqual([[], []]);
    expect(achieved(await happen('tutorial_completed', id))).toEqual(['knows-the-way']);
  });
});

describe('characters', () => {
  test('heroes of a story are collected with their rarity and where they were met [DB-05]', async () => {
    const { id } = await make.user();
    const storyId = randomUUID();
    const earned = await tellStory(id, { id: storyId, characters: ['ember', 'waffles', 'space-char-0'] });
    expect(earned).toContainEqual({
      kind: 'character',
      id: 'ember',
      name: 'Ember the dragon',
      emoji: '🐉',
      rarity: 'legendary',
    });
    expect(collected(earned)).toEqual(['ember', 'waffles', 'space-char-0']);
    const rows = await rowsOf.characters(id);
    expect(rows.map(({ rarity }) => rarity).toSorted()).toEqual(['common', 'legendary', 'rare']);
    expect(rows.map(({ storySource }) => storySource)).toEqual([storyId, storyId, storyId]);
  });

  test('nobody is collected twice, in whatever language, nor twice in a story [DB-05]', async () => {
    const { id } = await make.user();
    const first = await tellStory(id, { characters: ['ember', 'ember'], language: 'de' });
    expect(first).toContainEqual(
      expect.objectContaining({ id: 'ember', name: heroes.de.get('ember')?.name }),
    );
    expect(collected(first)).toEqual(['ember']);
    expect(collected(await tellStory(id, { characters: ['ember', 'luma'], language: 'ta' }))).toEqual([
      'luma',
    ]);
    expect(await rowsOf.characters(id)).toHaveLength(2);
  });

  test('neither family and friends nor who was typed in is collected [DB-05]', async () => {
    const { id } = await make.user();
    // My Stories itself refuses family and friends; this is about the rewards alone.
    const earned = await db.transaction((tx) =>
      room.publish(tx, {
        name: 'story_created',
        userId: id,
        storyId: randomUUID(),
        theme: item('kindness'),
        setting: item('beach'),
        characters: ['personal-1', 'custom-1763200000000', ''].map(item),
        language: 'en',
        ageGroup: '6-8',
      }),
    );
    expect(collected(earned)).toEqual([]);
    expect(await rowsOf.characters(id)).toEqual([]);
  });

  test('stories at once with the same heroes in another order do not get into each other’s way [DB-05]', async () => {
    const { id } = await make.user();
    const meanwhile = gate(AT_ONCE);
    const cast = ['ember', 'luma', 'waffles', 'rivet', 'miso'];
    const earned = await atOnce((index) =>
      tellStory(id, { meanwhile, characters: [...cast.slice(index), ...cast.slice(0, index)] }),
    );
    expect(collected(earned.flat()).toSorted()).toEqual(cast.toSorted());
  });
});

describe('the reading streak', () => {
  async function visit(userId: string, moment: string, timeZone?: string) {
    now = new Date(moment);
    const earned = await happen('reading_activity', userId, timeZone);
    const [streak] = await rowsOf.streak(userId);
    return { days: streak?.currentStreak, told: reached(earned), streak };
  }

  test('reading and telling count, each day once, and a milestone is told [DB-04]', async () => {
    const { id } = await make.user();
    expect((await visit(id, '2026-11-10T12:00:00Z')).days).toBe(1);
    now = new Date('2026-11-11T12:00:00Z');
    await tellStory(id);
    expect((await visit(id, '2026-11-11T18:00:00Z')).days).toBe(2);
    expect(await visit(id, '2026-11-12T12:00:00Z')).toMatchObject({
      days: 3,
      told: [3],
      streak: {
        longestStreak: 3,
        lastActivityDate: '2026-11-12',
        lastActivityAt: new Date('2026-11-12T12:00:00Z'),
      },
    });
    expect((await visit(id, '2026-11-12T13:00:00Z')).told).toEqual([]);
  });

  test('after a pause it begins anew, keeps the longest and tells its milestones again [DB-04]', async () => {
    const { id } = await make.user();
    const moments = ['01', '02', '03', '08', '09', '10'].map((day) => `2026-11-${day}T12:00:00Z`);
    const told: number[][] = [];
    for (const moment of moments) told.push((await visit(id, moment)).told);
    expect(told).toEqual([[], [], [3], [], [], [3]]);
    const [streak] = await rowsOf.streak(id);
    expect(streak).toMatchObject({ currentStreak: 3, longestStreak: 3 });
  });

  test.each([7, 14, 30, 100])('day %i is told [DB-04]', async (day) => {
    const { id } = await make.user();
    const yesterday = new Date('2026-11-14T12:00:00Z');
    await make.streak({
      userId: id,
      currentStreak: day - 1,
      longestStreak: day - 1,
      lastActivityDate: '2026-11-14',
      lastActivityAt: yesterday,
    });
    now = new Date('2026-11-15T12:00:00Z');
    expect(await happen('reading_activity', id)).toEqual([
      { kind: 'streak', id: `streak-${day}`, days: day },
    ]);
  });

  test('of many requests at once one counts, and one tells the milestone [DB-04]', async () => {
    const { id } = await make.user();
    await visit(id, '2026-11-10T12:00:00Z');
    await visit(id, '2026-11-11T12:00:00Z');
    now = new Date('2026-11-12T12:00:00Z');
    const earned = await atOnce((index) =>
      index % 2 === 0 ? tellStory(id) : happen('reading_activity', id),
    );
    expect(reached(earned.flat())).toEqual([3]);
    const [streak] = await rowsOf.streak(id);
    expect(streak).toMatchObject({ currentStreak: 3, longestStreak: 3 });
  });

  test('days are those of the reader, and the zone is remembered [DB-04]', async () => {
    const { id } = await make.user();
    expect((await visit(id, '2026-11-15T22:30:00Z', 'Europe/Berlin')).days).toBe(1);
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
    expect(profile?.timeZone).toBe('Europe/Berlin');
    const next = await visit(id, '2026-11-15T23:30:00Z');
    expect([next.days, next.streak?.lastActivityDate]).toEqual([2, '2026-11-16']);
  });

  test('without a zone, days are those of Greenwich [DB-04]', async () => {
    const { id } = await make.user();
    expect((await visit(id, '2026-11-15T22:30:00Z')).days).toBe(1);
    expect((await visit(id, '2026-11-15T23:30:00Z')).days).toBe(1);
    expect((await visit(id, '2026-11-16T00:00:00Z')).days).toBe(2);
  });

  test('over the date line nobody loses a streak, and nobody lives a day twice [DB-04]', async () => {
    const { id } = await make.user();
    expect((await visit(id, '2026-11-17T06:00:00Z', 'Pacific/Honolulu')).days).toBe(1);
    expect((await visit(id, '2026-11-17T19:00:00Z', 'Pacific/Auckland')).days).toBe(2);
    const back = await visit(id, '2026-11-18T04:00:00Z', 'Pacific/Honolulu');
    expect([back.days, back.streak?.lastActivityDate]).toEqual([2, '2026-11-18']);
  });

  test('the nights in which clocks change are nights like any other [DB-04]', async () => {
    const { id } = await make.user();
    const zone = 'America/New_York';
    const days: (number | undefined)[] = [];
    for (const moment of ['2026-03-08T04:59:00Z', '2026-03-08T05:01:00Z', '2026-03-09T03:59:00Z']) {
      days.push((await visit(id, moment, zone)).days);
    }
    expect(days).toEqual([1, 2, 2]);
    expect((await visit(id, '2026-03-09T04:01:00Z', zone)).days).toBe(3);
  });
});
