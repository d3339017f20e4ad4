import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { desc } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import { mfaChallenges } from '#server/db/schema/mfa.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { PASSWORD, UNHURRIED, accountsOf, anEmail } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

/** Everybody outside whom this installation could ask, and what was asked of them. */
const asked: string[] = [];
const outside = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(500).end();
});
await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => outside.close(resolve)));
const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, {
  ...UNHURRIED,
  TRUSTED_PROXIES: 'loopback',
  STORY_MODEL: 'compatible:tale-1',
  STORY_MODEL_URL: url,
  IMAGE_MODEL: 'compatible:brush-1',
  IMAGE_MODEL_URL: url,
  ELEVENLABS_API_KEY: 'a-key',
  ELEVENLABS_URL: url,
  OPENAI_API_KEY: 'a-key',
  OPENAI_SPEECH_URL: url,
  HF_TOKEN: 'a-key',
  HF_URL: url,
  AUTH_GOOGLE_CLIENT_ID: 'an-id',
  AUTH_GOOGLE_CLIENT_SECRET: 'a-secret',
});
const { signUp, call, follow, recoveryLink } = accountsOf(product);
const known = await signUp();
const bearer = { Authorization: `Bearer ${known.session.access_token}` };

const AGENT = 'A tablet of a child';
const ADDRESS = '203.0.113.77';
const CHILD = { Cookie: 'child_protected=1', 'User-Agent': AGENT, 'X-Forwarded-For': ADDRESS };

/** The browser of a child for which a parent has confirmed, with what the parent allowed. */
async function withParent(allowed: { outsideProviders?: boolean; signIn?: boolean }) {
  const email = anEmail('parent');
  const answer = await product.postJson('/api/parent-consents', { email, language: 'en' }, CHILD);
  const cookie = (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const mail = (await product.mails()).findLast(({ to }) => to === email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await product.postJson('/api/parent-consents/confirm', { token, ...allowed });
  return { ...CHILD, Cookie: `${CHILD.Cookie}; ${cookie}` };
}

describe('without a parent nobody makes or opens an account on the browser of a child', () => {
  const email = anEmail();
  const WAYS: [string, string, string, object?][] = [
    ['signing up', 'POST', '/signup', { email, password: PASSWORD }],
    ['a password', 'POST', '/token?grant_type=password', { email: known.email, password: PASSWORD }],
    ['a code', 'POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }],
    ['a provider', 'GET', '/authorize?provider=google'],
    ['a mailed code', 'POST', '/verify', { type: 'recovery', token_hash: 'x' }],
  ];

  test.each(WAYS)('%s is refused [AG-09]', async (_way, method, path, body) => {
    const { result } = await call(method, path, { body, headers: CHILD });
    expect(result).toBe('403 child_protected');
  });

  test('a mailed link is refused without being spent [AG-09]', async () => {
    const person = await signUp();
    const link = await recoveryLink(person.email);
    const refused = await follow(link, { headers: CHILD });
    expect({ ...refused.query, ...refused.fragment }).toMatchObject({ error_code: 'child_protected' });
    expect((await follow(link)).fragment).toHaveProperty('access_token');
  });

  test('who is in stays in: a session goes on being refreshed', async () => {
    const person = await signUp();
    const body = { refresh_token: person.session.refresh_token };
    const { result } = await call('POST', '/token?grant_type=refresh_token', { body, headers: CHILD });
    expect(result).toBe('200');
  });

  test('with a parent at the door it works, and leaves no trace of the browser [AG-09] [AG-10]', async () => {
    const confirmedOnly = await withParent({});
    const body = { email: known.email, password: PASSWORD };
    const signIn = (headers: Record<string, string>) =>
      call('POST', '/token?grant_type=password', { body, headers });
    expect((await signIn(confirmedOnly)).result, 'a consent alone opens nothing').toBe('403 child_protected');
    const held = await withParent({ signIn: true });
    expect((await signIn(held)).result).toBe('200');
    const made = await call('POST', '/signup', { body: { email, password: PASSWORD }, headers: held });
    expect(made.result).toBe('200');
    await db.update(parentConsents).set({ signInUntil: new Date(Date.now() - 1000) });
    expect((await signIn(held)).result, 'a quarter of an hour later').toBe('403 child_protected');
    await product.mails();
    expect(await tracesOf()).toEqual([]);
  });
});

describe('nothing that a child types leaves the house', () => {
  const characters = [{ id: 'fox', name: 'Fox', emoji: '🦊', description: 'a fox' }];
  const theme = { id: 'friendship', name: 'Friendship' };
  const setting = { id: 'forest', name: 'Forest' };
  const text = 'The fox looked at the moon.';
  const story = { characters, theme, setting, ageGroup: '6-8', storyType: 'new', language: 'en' };
  const speech = { text, language: 'en' };
  const WAYS: [string, object][] = [
    ['generate-story', story],
    ['generate-adventure', { ...story, chosen: [] }],
    ['generate-gemini-images', { prompt: 'a fox under the moon', style: 'illustration' }],
    ['generate-story-visuals', { storyContent: text, language: 'en', ageGroup: '6-8', targetScenes: 1 }],
    ['generate-speech', speech],
    ['generate-speech', { ...speech, reader: 'cloud' }],
    ['generate-openai-speech', speech],
    ['generate-hf-speech', speech],
    ['generate-story-audio', speech],
  ];
  const ask = (name: string, body: object, headers: Record<string, string>) =>
    product.postJson(`/functions/v1/${name}`, body, { ...bearer, ...headers });

  test.each(WAYS)('%s is answered by ourselves [AG-09]', async (name, body) => {
    asked.length = 0;
    await ask(name, body, {});
    expect(asked.length, 'somebody outside is there').toBeGreaterThan(0);
    asked.length = 0;
    const answer = await ask(name, body, CHILD);
    expect([answer.status, asked]).toEqual([200, []]);
    expect((await ask(name, body, await withParent({}))).status).toBe(200);
    expect(asked, 'a consent alone allows nothing').toEqual([]);
    await ask(name, body, await withParent({ outsideProviders: true }));
    expect(asked.length, 'a parent has allowed it').toBeGreaterThan(0);
  });
});

test('a book is drawn by ourselves [AG-09]', async () => {
  const id = randomUUID();
  const hero = { id: 'ember', name: 'Ember the dragon' };
  const story = {
    id,
    title: 'The Key',
    ageGroup: '6-8',
    language: 'en',
    choices: {
      setting: { id: 'enchanted-forest', name: 'Enchanted Forest', emoji: '🌲' },
      theme: { id: 'kindness', name: 'Kindness' },
      characters: [hero],
    },
    segments: [{ id: 'segment-1', text: 'Ember found a key in the forest.' }],
  };
  expect((await product.postJson('/api/my-stories', story, { ...bearer, ...CHILD })).status).toBe(201);
  asked.length = 0;
  const book = (headers: Record<string, string>) =>
    product.get(`/api/my-stories/${id}/book.txt`, { headers: { ...bearer, ...headers } });
  expect([(await book(CHILD)).status, asked]).toEqual([200, []]);
  await book({});
  expect(asked.length).toBeGreaterThan(0);
});

test('what a child writes is taken without a word about the browser [AG-09]', async () => {
  const message = 'The fox was so funny, thank you!';
  await product.postJson('/api/feedback', { message, feedback_type: 'general' }, CHILD);
  await product.postJson('/api/story-reports', { storyId: '', title: 'Fox', message }, CHILD);
  const kept = await db
    .select({ userAgent: feedback.userAgent, email: feedback.email })
    .from(feedback)
    .orderBy(desc(feedback.createdAt));
  expect(kept).toEqual([
    { userAgent: null, email: null },
    { userAgent: null, email: null },
  ]);
});

test('no event of a child is kept [AG-09]', async () => {
  const event = { session_id: '3f6f0b0e-8f2a-4c59-9a5e-0c1f6f0a2b77', event_type: 'page_view' };
  const answer = await product.postJson('/api/events', event, CHILD);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'child_protected' }]);
  expect(await db.$count(userAnalytics)).toBe(0);
});

test('a failed code and a request for a new password leave no trace either [AG-09]', async () => {
  await call('POST', '/recover', { body: { email: known.email }, headers: CHILD });
  await call('POST', '/token?grant_type=password', {
    body: { email: known.email, password: 'wrong' },
    headers: await withParent({ signIn: true }),
  });
  await product.mails();
  expect(await tracesOf()).toEqual([]);
});

test('of a grown-up it is remembered from where they signed in', async () => {
  const { Cookie: _child, ...headers } = CHILD;
  await call('POST', '/token?grant_type=password', {
    body: { email: known.email, password: PASSWORD },
    headers,
  });
  await product.mails();
  expect((await tracesOf()).length, 'the search above can find something').toBeGreaterThan(0);
});

/** Everything in the tables by which the browser of the child could be found. */
async function tracesOf(): Promise<string[]> {
  const rows = [
    ...(await db.select().from(sessions)),
    ...(await db.select().from(auditLog)),
    ...(await db.select().from(mfaChallenges)),
    ...(await db.select().from(feedback)),
    ...(await db.select().from(userAnalytics)),
    ...(await db.execute('select * from rate_limits')).rows,
  ].map((row) => JSON.stringify(row));
  expect(rows.length).toBeGreaterThan(3);
  return rows.filter((row) => row.includes(AGENT) || row.includes(ADDRESS));
}
