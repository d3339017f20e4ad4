import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  ADMIN_ACTIONS,
  adminEvents,
  adminFeedbackPage,
  adminLog,
  adminStatistics,
  adminVitals,
} from '#contract/admin.ts';
import { admins, profiles } from '#server/db/schema/accounts.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { userFavorites } from '#server/db/schema/reactions.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { stories } from '#server/db/schema/stories.ts';
import { UNHURRIED, accountsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, { ...UNHURRIED, TRUSTED_PROXIES: '127.0.0.1' });
const { signUp } = accountsOf(product);

const boss = await signUp({ data: { username: 'Noor' } });
await db.insert(admins).values({ userId: boss.id });
const reader = await signUp();

type Person = typeof boss;

const ask = (path: string, person?: Person) =>
  product.get(`/api/admin${path}`, {
    headers: {
      'User-Agent': 'TestBrowser/1',
      'X-Forwarded-For': '203.0.113.7',
      ...(person && { Authorization: `Bearer ${person.session.access_token}` }),
    },
  });

const asBoss = async <T>(path: string, schema: { parse(body: unknown): T }): Promise<T> => {
  const answer = await ask(path, boss);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return schema.parse(await answer.json());
};

const recorded = () =>
  db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.action, [...ADMIN_ACTIONS]))
    .orderBy(auditLog.id);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

beforeEach(async () => {
  for (const table of [auditLog, userAnalytics, feedback, myStories, userFavorites]) await db.delete(table);
});

const WAYS = [
  ['/statistics', 'admin_statistics_viewed'],
  ['/feedback', 'admin_feedback_viewed'],
  ['/feedback?include_emails=true&offset=100', 'admin_emails_viewed'],
  ['/events', 'admin_events_viewed'],
  ['/vitals', 'admin_vitals_viewed'],
  ['/log', 'admin_log_viewed'],
] as const;

test.each(WAYS)('%s is for admins, and every call is on record [AM-03]', async (path, action) => {
  const guest = await ask(path);
  expect([guest.status, await recorded()]).toEqual([401, []]);

  const refused = await ask(path, reader);
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: 'Access denied: Admin privileges required', code: 'admin_required' },
  ]);
  const admitted = await ask(path, boss);
  expect(admitted.status).toBe(200);

  const place = { ip: '203.0.113.7', userAgent: 'TestBrowser/1', requestId: expect.any(String) };
  const subject = `/api/admin${path.split('?')[0]}`;
  expect(await recorded()).toMatchObject([
    { action: 'admin_refused', actorId: reader.id, subject, ...place },
    { action, actorId: boss.id, subject, ...place },
  ]);
});

test('an admin who is none any more sees nothing from then on [AM-03]', async () => {
  const former = await signUp();
  await db.insert(admins).values({ userId: former.id });
  expect((await ask('/statistics', former)).status).toBe(200);
  await db.delete(admins).where(eq(admins.userId, former.id));
  expect((await ask('/statistics', former)).status).toBe(403);
});

test('what cannot be put on record is not shown [AM-03]', async () => {
  await db.execute(sql`alter table audit_log rename to audit_log_away`);
  try {
    expect((await ask('/feedback?include_emails=true', boss)).status).toBe(500);
  } finally {
    await db.execute(sql`alter table audit_log_away rename to audit_log`);
  }
});

test('there is nothing else behind the address, also for admins', async () => {
  expect((await ask('/users', boss)).status).toBe(404);
  expect((await ask('/statistics?lang=tlh', boss)).status).toBe(400);
});

test('the figures are those of the database [AM-01] [AM-02]', async () => {
  const library = await db.$count(stories);
  const people = await db.$count(profiles);
  const story = await make.story();
  await make.favorite({ userId: reader.id, storyId: story.id });
  await make.favorite({ userId: boss.id, storyId: story.id });
  const tell = async (theme: { id: string; name: string }, times: number, createdAt = daysAgo(1)) => {
    const item = { id: 'forest', name: 'Forest', emoji: '', description: '' };
    const choices = { setting: item, theme: { ...theme, emoji: '', description: '' }, characters: [] };
    for (let i = 0; i < times; i++) {
      await make.myStory({ userId: reader.id, theme: theme.name, choices, createdAt });
    }
  };
  await tell({ id: 'friendship', name: 'Friendship' }, 2);
  await tell({ id: 'friendship', name: 'Freundschaft' }, 1, daysAgo(6.9));
  await tell({ id: '', name: 'A theme of my own' }, 2, daysAgo(7.1));
  for (const id of ['a', 'b', 'c', 'd']) await tell({ id, name: id }, 1);
  for (const rating of [5, 5, 4, null]) await make.feedbackRow({ rating });
  await make.event({ userId: reader.id });
  await make.event({ userId: reader.id, createdAt: daysAgo(2) });
  await make.event({ userId: boss.id, createdAt: daysAgo(6.9) });
  await make.event({ userId: (await make.user()).id, createdAt: daysAgo(7.1) });
  await make.event({ createdAt: daysAgo(2) });

  const figures = await asBoss('/statistics', adminStatistics);
  expect(figures).toMatchObject({
    totalUsers: people + 1,
    activeUsers7d: 2,
    totalStories: library + 1 + 9,
    savedStories: 9,
    storiesInLibrary: library + 1,
    storiesCreated7d: 7,
    totalFeedback: 4,
    totalFavorites: 2,
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: { 5: 2, 4: 1 }[rating] ?? 0 })),
  });
  expect(figures.avgRating).toBeCloseTo(14 / 3);
  // What people typed is theirs; it is counted together.
  expect(figures.topThemes).toEqual([
    { theme: 'custom', count: 6 },
    { theme: 'Friendship', count: 3 },
  ]);
  expect(JSON.stringify(figures)).not.toContain('of my own');
  const activity = figures.recentActivity;
  expect(activity).toHaveLength(7);
  expect(activity.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), events: 1 });
  expect(activity.at(-3)?.events).toBe(2);
});

test('an empty installation has figures, too [AM-01]', async () => {
  expect(await asBoss('/statistics', adminStatistics)).toMatchObject({
    savedStories: 0,
    storiesCreated7d: 0,
    avgRating: null,
    topThemes: [],
  });
});

test('themes are named in the language of whoever looks [AM-02]', async () => {
  const { themes } = (await (await product.get('/api/catalogue?lang=de')).json()) as {
    themes: { id: string; name: string }[];
  };
  const [theme] = themes;
  const item = { name: 'x', emoji: '', description: '' };
  await make.myStory({
    choices: { setting: { id: 'forest', ...item }, theme: { id: theme?.id ?? '', ...item }, characters: [] },
  });
  const { topThemes } = await asBoss('/statistics?lang=de', adminStatistics);
  expect(topThemes[0]?.theme).toBe(theme?.name);
});

test('e-mails leave the server on request only [AM-03]', async () => {
  await make.feedbackRow({ email: 'noor@example.org', createdAt: daysAgo(1) });
  await make.feedbackRow({ rating: 2 });
  const hidden = await asBoss('/feedback', adminFeedbackPage);
  expect(hidden.feedback.map(({ hasEmail, email, rating }) => [hasEmail, email, rating])).toEqual([
    [false, null, 2],
    [true, null, null],
  ]);
  for (const flag of ['false', '']) {
    const answer = await ask(`/feedback?include_emails=${flag}`, boss);
    expect(await answer.text(), flag).not.toContain('noor@example.org');
  }
  const shown = await asBoss('/feedback?include_emails=true', adminFeedbackPage);
  expect(shown.feedback[1]?.email).toBe('noor@example.org');
});

test('(+) what touches a theme is marked for whoever reads it', async () => {
  await make.feedbackRow({ flagged: true, createdAt: daysAgo(1) });
  await make.feedbackRow();
  const { feedback: rows } = await asBoss('/feedback', adminFeedbackPage);
  expect(rows.map(({ flagged }) => flagged)).toEqual([false, true]);
});

test('feedback comes in pages of a hundred, the newest first [AM-02]', async () => {
  await db.execute(sql`
    insert into ${feedback} (message, created_at)
    select 'Message number ' || i, now() - i * interval '1 minute' from generate_series(1, 205) i`);
  const texts = async (query: string) => {
    const page = await asBoss(`/feedback${query}`, adminFeedbackPage);
    expect(page.total).toBe(205);
    return page.feedback.map(({ message }) => Number(message.split(' ').at(-1)));
  };
  const pages = [await texts(''), await texts('?offset=100'), await texts('?offset=200')];
  expect(pages.map((page) => page.length)).toEqual([100, 100, 5]);
  expect(pages.flat()).toEqual(Array.from({ length: 205 }, (_, i) => i + 1));
  expect(await texts('?limit=2&offset=1')).toEqual([2, 3]);
  for (const wrong of ['limit=101', 'limit=0', 'offset=-1', 'offset=x', 'include_emails=1']) {
    expect((await ask(`/feedback?${wrong}`, boss)).status, wrong).toBe(400);
  }
});

test('events are counted over the newest thousand [AM-02]', async () => {
  await db.execute(sql`
    insert into ${userAnalytics} (event_type, created_at)
    select case when i <= 600 then 'page_view' when i <= 1000 then 'story_shared' else 'too_old' end,
      now() - i * interval '1 second'
    from generate_series(1, 1100) i`);
  expect(await asBoss('/events', adminEvents)).toEqual({
    sample: 1000,
    events: [
      { eventType: 'page_view', count: 600 },
      { eventType: 'story_shared', count: 400 },
    ],
  });
});

test('vitals are summed up by figure; what is none, or old, is left out [AL-02]', async () => {
  const vital = (name: string, value: unknown, rating: string, createdAt = new Date()) =>
    make.event({ eventType: 'web_vitals', eventData: { name, value, rating, path: '/' }, createdAt });
  for (const value of [1000, 2000, 3000, 4000, 5000]) {
    await vital('LCP', value, value <= 2500 ? 'good' : value <= 4000 ? 'needs-improvement' : 'poor');
  }
  await vital('CLS', 0.05, 'good');
  await vital('XYZ', 1, 'good');
  await vital('FCP', 'fast', 'good');
  await vital('FCP', 100, 'splendid');
  await vital('TTFB', 100, 'good', daysAgo(7.1));
  expect(await asBoss('/vitals', adminVitals)).toEqual({
    vitals: [
      { name: 'LCP', p75: 4000, good: 2, needsImprovement: 2, poor: 1 },
      { name: 'CLS', p75: 0.05, good: 1, needsImprovement: 0, poor: 0 },
    ],
  });
});

test('the log tells admins who looked at what, and nothing of other people’s doings [AM-03]', async () => {
  await make.audit({ action: 'sign_in', actorId: reader.id });
  await ask('/feedback?include_emails=true', boss);
  await ask('/events', reader);
  const { entries } = await asBoss('/log', adminLog);
  expect(entries.map(({ action, who, ip }) => [action, who, ip])).toEqual([
    ['admin_log_viewed', 'Noor', '203.0.113.7'],
    ['admin_refused', reader.id.slice(0, 8), '203.0.113.7'],
    ['admin_emails_viewed', 'Noor', '203.0.113.7'],
  ]);
  const [emails] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'admin_emails_viewed'), eq(auditLog.actorId, boss.id)));
  expect(JSON.stringify(emails?.details)).not.toContain('@');
});
