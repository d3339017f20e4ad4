import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { achievementList, characterCollection, readingStreak, type Earned } from '#contract/rewards.ts';
import { TIME_ZONE_HEADER } from '#domain/time-zone.ts';
import { profiles } from '#server/db/schema/accounts.ts';
import { characterCollections } from '#server/db/schema/rewards.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);

function aStory(given: { id?: string; theme?: string; characters?: string[] } = {}) {
  const { id = randomUUID(), theme = 'kindness', characters = ['ember'] } = given;
  const item = (name: string) => ({ id: name, name, emoji: '⭐', description: '' });
  return {
    id,
    title: 'The Fox at the Window',
    ageGroup: '6-8',
    language: 'en',
    choices: { setting: item('beach'), theme: item(theme), characters: characters.map(item) },
    segments: [{ id: 'segment-1', text: 'A fox looked in at the window.' }],
  };
}

async function reader() {
  const { id, session } = await accountsOf(product).signUp();
  const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    product.get(`/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${session.access_token}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const read = async (path: string): Promise<unknown> => (await send('GET', path)).json();
  return {
    id,
    send,
    achievements: async () => achievementList.parse(await read('/achievements')),
    streak: async () => readingStreak.parse(await read('/me/streak')),
    characters: async (query = '') =>
      characterCollection.parse(await read(`/me/characters${query}`)).characters,
    zone: async () => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]?.timeZone,
  };
}

async function earnedIn(answer: Response): Promise<Earned[]> {
  return ((await answer.json()) as { earned: Earned[] }).earned;
}

test('guests see every achievement, locked, those with few points first [AC-01]', async () => {
  const answer = await product.get('/api/achievements');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const { achievements, progress } = achievementList.parse(await answer.json());
  expect(achievements.length).toBeGreaterThanOrEqual(18);
  expect(achievements.every(({ earned, earnedAt }) => !earned && earnedAt === null)).toBe(true);
  const points = achievements.map((each) => each.points);
  expect(points).toEqual(points.toSorted((a, b) => a - b));
  expect(progress).toEqual({ earned: 0, total: achievements.length, points: 0, percentage: 0 });
});

test('what a story earned comes with the answer, and stays on the list of its reader [AC-01, AC-02, AC-03]', async () => {
  const [one, other] = [await reader(), await reader()];
  const answer = await one.send('POST', '/my-stories', aStory({ theme: 'space' }));
  expect([answer.status, await earnedIn(answer)]).toEqual([
    201,
    [
      { kind: 'achievement', id: 'first-page', name: 'First Page', emoji: '📄' },
      { kind: 'achievement', id: 'space-voyager', name: 'Space Voyager', emoji: '🚀' },
      { kind: 'character', id: 'ember', name: 'Ember the dragon', emoji: '🐉', rarity: 'legendary' },
    ],
  ]);
  const { achievements, progress } = await one.achievements();
  const mine = achievements.filter(({ earned }) => earned);
  expect(mine.map(({ id }) => id)).toEqual(['first-page', 'space-voyager']);
  expect(mine.every(({ earnedAt }) => Date.now() - Date.parse(earnedAt ?? '') < 60_000)).toBe(true);
  expect(progress).toEqual({
    earned: 2,
    total: achievements.length,
    points: 35,
    percentage: Math.round((2 / achievements.length) * 100),
  });
  expect((await other.achievements()).progress).toMatchObject({ earned: 0, points: 0 });
});

test('a story that is sent again, or at once, earns once [AC-02]', async () => {
  const { send, achievements } = await reader();
  const story = aStory();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('POST', '/my-stories', story)));
  const earned = (await Promise.all(answers.map(earnedIn))).flat();
  expect(earned.map(({ id }) => id)).toEqual(['first-page', 'ember']);
  expect(await earnedIn(await send('POST', '/my-stories', story))).toEqual([]);
  expect((await send('DELETE', `/my-stories/${story.id}`)).status).toBe(204);
  expect(await earnedIn(await send('POST', '/my-stories', story))).toEqual([]);
  expect((await achievements()).progress.earned).toBe(1);
});

test('a favorite earns once [AC-02]', async () => {
  const { send } = await reader();
  const { id } = await make.story();
  expect(await earnedIn(await send('PUT', `/favorites/${id}`))).toEqual([
    { kind: 'achievement', id: 'bedside-pile', name: 'Bedside Pile', emoji: '💛' },
  ]);
  await send('DELETE', `/favorites/${id}`);
  expect(await earnedIn(await send('PUT', `/favorites/${id}`))).toEqual([]);
});

test('the tour earns once, also when it is told twenty times at once [AC-02]', async () => {
  const { send } = await reader();
  const body = { kind: 'tutorial_completed' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('POST', '/me/activity', body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const earned = (await Promise.all(answers.map(earnedIn))).flat();
  expect(earned.map(({ id }) => id)).toEqual(['knows-the-way']);
});

test('reading continues the streak, and the last activity is the real one [DB-04]', async () => {
  const { send, streak } = await reader();
  expect(await streak()).toEqual({
    current: 0,
    longest: 0,
    label: 'newReader',
    activeToday: false,
    lastActivityAt: null,
  });
  const began = Date.now();
  const answer = await send('POST', '/me/activity', { kind: 'reading_activity', timeZone: 'Asia/Tokyo' });
  expect([answer.status, await earnedIn(answer)]).toEqual([200, []]);
  const shown = await streak();
  expect(shown).toMatchObject({ current: 1, longest: 1, label: 'newReader', activeToday: true });
  expect(Date.parse(shown.lastActivityAt ?? '')).toBeGreaterThanOrEqual(began);
});

test.each([
  ['for the first time', 2],
  ['again, after a longer streak was broken', 12],
])('a milestone that is reached %s comes with the answer, once [DB-04]', async (_title, longestStreak) => {
  const { id, send, streak } = await reader();
  const yesterday = new Date(Date.now() - 86_400_000);
  await make.streak({
    userId: id,
    currentStreak: 2,
    longestStreak,
    lastActivityDate: yesterday.toISOString().slice(0, 10),
    lastActivityAt: yesterday,
  });
  expect(await streak()).toMatchObject({ current: 2, activeToday: false });
  const body = { kind: 'reading_activity', timeZone: 'UTC' };
  const told = [];
  for (let i = 0; i < 2; i++) told.push(await earnedIn(await send('POST', '/me/activity', body)));
  expect(told).toEqual([[{ kind: 'streak', id: 'streak-3', days: 3 }], []]);
  expect(await streak()).toMatchObject({ current: 3, label: 'gettingStarted', activeToday: true });
});

test('a streak that is over is simply not there any more [DB-04]', async () => {
  const { id, streak } = await reader();
  const then = new Date('2026-01-05T12:00:00Z');
  await make.streak({
    userId: id,
    currentStreak: 9,
    longestStreak: 12,
    lastActivityDate: '2026-01-05',
    lastActivityAt: then,
  });
  expect(await streak()).toEqual({
    current: 0,
    longest: 12,
    label: 'newReader',
    activeToday: false,
    lastActivityAt: then.toISOString(),
  });
});

test('the time zone is told by the body or a header, and remembered [DB-04]', async () => {
  const { send, zone } = await reader();
  expect(await zone()).toBe('UTC');
  const from = (timeZone: string) => ({ [TIME_ZONE_HEADER]: timeZone });
  await send('POST', '/my-stories', aStory(), from('Asia/Tokyo'));
  expect(await zone()).toBe('Asia/Tokyo');
  await send('PUT', `/favorites/${(await make.story()).id}`, undefined, from('America/Lima'));
  expect(await zone()).toBe('America/Lima');
  const body = { kind: 'reading_activity', timeZone: 'europe/berlin' };
  await send('POST', '/me/activity', body, from('Asia/Tokyo'));
  expect(await zone()).toBe('Europe/Berlin');
});

test.each(['Mars/Olympus_Mons', '+02:00', 'x'.repeat(100), ''])(
  'a time zone that nobody knows changes nothing: %s [DB-04]',
  async (timeZone) => {
    const { send, zone, streak } = await reader();
    const answer = await send('POST', '/me/activity', { kind: 'reading_activity', timeZone });
    expect(answer.status).toBe(200);
    expect([await zone(), (await streak()).current]).toEqual(['UTC', 1]);
  },
);

test.each([
  {},
  { kind: 'story_created' },
  { kind: 'favorite_added' },
  { kind: 'reading_activity', timeZone: 7 },
])('what else a browser claims is refused: %j [AC-02]', async (body) => {
  const { send, achievements } = await reader();
  expect((await send('POST', '/me/activity', body)).status).toBe(400);
  expect((await achievements()).progress.earned).toBe(0);
});

test('characters are listed newest first, in the language of the reader, with their story [DB-05]', async () => {
  const [one, other] = [await reader(), await reader()];
  const first = aStory({ characters: ['waffles'] });
  await one.send('POST', '/my-stories', first);
  await one.send('POST', '/my-stories', aStory({ characters: ['waffles', 'luma'] }));
  await one.send('POST', '/my-stories', aStory({ characters: ['friendship-char-0'] }));
  const characters = await one.characters();
  expect(characters).toMatchObject([
    { hero: 'friendship-char-0', rarity: 'rare' },
    { hero: 'luma', emoji: '🦄', rarity: 'legendary' },
    { hero: 'waffles', emoji: '🐶', rarity: 'common', story: { id: first.id, title: first.title } },
  ]);
  const [, , german] = await one.characters('?lang=de');
  expect(german?.id).toBe(characters[2]?.id);
  expect(german?.name).not.toBe(characters[2]?.name);
  expect((await one.send('GET', '/me/characters?lang=tlh')).status).toBe(400);
  expect(await other.characters()).toEqual([]);
});

test('a character stays when the story goes, and of the story nothing stays with it [DB-05]', async () => {
  const { id, send, characters } = await reader();
  const story = aStory();
  await send('POST', '/my-stories', story);
  await send('DELETE', `/my-stories/${story.id}`);
  expect(await characters()).toMatchObject([{ emoji: '🐉', story: null }]);
  const rows = await db.select().from(characterCollections).where(eq(characterCollections.userId, id));
  expect(JSON.stringify(rows)).not.toContain(story.title);
});

test('family and friends are never collected, whoever sends them [DB-05]', async () => {
  const { send, characters } = await reader();
  await send('POST', '/my-stories', aStory({ characters: ['personal-1', 'custom-1', 'ember'] }));
  expect((await characters()).map(({ emoji }) => emoji)).toEqual(['🐉']);
});

test('guests have no rewards [AC-02, DB-04, DB-05]', async () => {
  for (const [method, path] of [
    ['GET', '/streak'],
    ['GET', '/characters'],
    ['POST', '/activity'],
  ] as const) {
    const body = method === 'POST' ? { body: JSON.stringify({ kind: 'reading_activity' }) } : {};
    const headers = { 'Content-Type': 'application/json' };
    expect((await product.get(`/api/me${path}`, { method, headers, ...body })).status).toBe(401);
  }
  const stranger = { headers: { Authorization: 'Bearer nobody' } };
  expect((await product.get('/api/achievements', stranger)).status).toBe(403);
});
