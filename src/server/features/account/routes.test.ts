import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ownSessions, profile, standing, type OwnSession } from '#contract/account.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { storyVotes, userFavorites } from '#server/db/schema/reactions.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { accountsOf, PASSWORD, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);
const accounts = accountsOf(product);

type Body = Record<string, unknown>;

async function send(method: string, path: string, token?: string, body?: unknown) {
  const response = await product.get(`/api/account${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = JSON.parse(text) as Body;
  const { status, headers } = response;
  return {
    result: status < 400 ? String(status) : `${status} ${String(answer['code'])}`,
    body: answer,
    text,
    headers,
  };
}

/** Whoever signed in just now is believed for ten minutes; this is how the next day looks. */
async function letTimePass(userId: string) {
  const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - 86_400 }];
  await db.update(sessions).set({ amr }).where(eq(sessions.userId, userId));
}

async function person() {
  const { id, email, session } = await accounts.signUp();
  const token = session.access_token;
  return {
    id,
    email,
    token,
    call: (method: string, path: string, body?: unknown) => send(method, path, token, body),
  };
}

async function sessionsOf(token: string): Promise<OwnSession[]> {
  return ownSessions.parse((await send('GET', '/sessions', token)).body).sessions;
}

async function mailedCode(email: string, token: string): Promise<string> {
  await accounts.get('/reauthenticate', token);
  return /\b\d{8}\b/.exec((await accounts.newestMail(email)).text)?.[0] ?? '';
}

const exists = async (id: string) => (await db.select().from(users).where(eq(users.id, id))).length === 1;

test.each([
  ['GET', '/profile', undefined],
  ['PATCH', '/profile', { username: 'Mia' }],
  ['GET', '/standing', undefined],
  ['POST', '/proof', { password: PASSWORD }],
  ['GET', '/sessions', undefined],
  ['DELETE', `/sessions/${randomUUID()}`, undefined],
  ['GET', '/data', undefined],
  ['DELETE', '', { confirmation: 'mia@example.org', password: PASSWORD }],
])('a guest has no account: %s %s [DB-06]', async (method, path, body) => {
  expect((await send(method, path, undefined, body)).result).toBe('401 no_authorization');
});

test('whoever has two steps is nobody here before the second [DB-06]', async () => {
  const { email } = await accounts.signUpWithFactor();
  const half = (await accounts.signIn({ email, password: PASSWORD })).access_token;
  for (const [method, path, body] of [
    ['GET', '/profile', undefined],
    ['GET', '/standing', undefined],
    ['GET', '/sessions', undefined],
    ['GET', '/data', undefined],
    ['POST', '/proof', { password: PASSWORD }],
    ['DELETE', '', { confirmation: email, password: PASSWORD }],
  ] as const) {
    expect((await send(method, path, half, body)).result, path).toBe('403 insufficient_aal');
  }
});

describe('the profile', () => {
  test('is shown and saved, and the name goes into the next token [DB-06]', async () => {
    const { id, email, session } = await accounts.signUp({ data: { username: 'Mia', colour: 'red' } });
    const { access_token: token, refresh_token: refreshToken } = session;
    const before = await send('GET', '/profile', token);
    expect(profile.parse(before.body)).toMatchObject({ username: 'Mia', bio: null });
    expect(before.headers.get('cache-control')).toBe('no-store');
    const saved = await send('PATCH', '/profile', token, {
      username: '  Mia Marlen ',
      bio: 'Reads\nat night.',
    });
    expect(saved.body).toMatchObject({ username: 'Mia Marlen', bio: 'Reads\nat night.' });
    const [row] = await db.select().from(profiles).where(eq(profiles.id, id));
    expect(row).toMatchObject({ username: 'Mia Marlen', bio: 'Reads\nat night.' });
    const next = (await accounts.refresh(refreshToken)).body;
    expect(next.user).toMatchObject({ email, user_metadata: { username: 'Mia Marlen', colour: 'red' } });
  });

  test('what is not sent stays, and an empty text takes it away [DB-06]', async () => {
    const { token, call } = await person();
    await call('PATCH', '/profile', { username: 'Mia', bio: 'Reads.' });
    expect((await call('PATCH', '/profile', { bio: 'Writes.' })).body).toMatchObject({ username: 'Mia' });
    expect((await call('PATCH', '/profile', { username: '   ' })).body).toMatchObject({
      username: null,
      bio: 'Writes.',
    });
    const { body } = await accounts.get('/user', token);
    expect(body['user_metadata']).not.toHaveProperty('username');
  });

  test('50 and 200 characters fit, as people count them, and one more does not [DB-06]', async () => {
    const { call } = await person();
    const longest = { username: '🦊'.repeat(50), bio: 'ä'.repeat(200) };
    expect((await call('PATCH', '/profile', longest)).body).toMatchObject(longest);
    for (const [field, value] of [
      ['username', 'x'.repeat(51)],
      ['bio', 'x'.repeat(201)],
      ['username', 'half \ud800'],
      ['bio', 'nothing \0'],
      ['bio', 7],
    ] as const) {
      const refused = await call('PATCH', '/profile', { [field]: value });
      expect(refused.result).toBe('400 validation_failed');
      expect(refused.body['fields']).toHaveProperty(field);
    }
    expect((await call('GET', '/profile')).body).toMatchObject(longest);
  });

  test('nobody edits another’s, whatever id they send [DB-06]', async () => {
    const [one, other] = [await person(), await person()];
    await other.call('PATCH', '/profile', { username: 'Other' });
    await one.call('PATCH', '/profile', { id: other.id, userId: other.id, username: 'One' });
    expect((await other.call('GET', '/profile')).body).toMatchObject({ username: 'Other' });
    expect((await one.call('GET', '/profile')).body).toMatchObject({ username: 'One' });
  });
});

describe('sessions', () => {
  test('are listed with this one first, and another one can be ended at once [DB-06]', async () => {
    const { email, token } = await person();
    const tablet = await accounts.tryPassword(email, PASSWORD, { 'User-Agent': 'A tablet' });
    const [first, second, ...none] = await sessionsOf(token);
    expect([first?.current, second?.current, second?.userAgent, none]).toEqual([true, false, 'A tablet', []]);
    expect((await sessionsOf(tablet.body.access_token))[0]?.userAgent).toBe('A tablet');
    expect((await send('DELETE', `/sessions/${second?.id}`, token)).result).toBe('200');
    expect((await send('GET', '/profile', tablet.body.access_token)).result).toBe('403 session_not_found');
    expect((await accounts.refresh(tablet.body.refresh_token)).result).toBe('400 refresh_token_not_found');
    expect(await sessionsOf(token)).toHaveLength(1);
    expect((await send('DELETE', `/sessions/${second?.id}`, token)).result).toBe('404 no_such_session');
  });

  test('of somebody else are not listed and cannot be ended [DB-06]', async () => {
    const [one, other] = [await person(), await person()];
    const [theirs] = await sessionsOf(other.token);
    expect((await one.call('DELETE', `/sessions/${theirs?.id}`)).result).toBe('404 no_such_session');
    expect((await one.call('DELETE', '/sessions/nonsense')).result).toBe('404 no_such_session');
    expect((await sessionsOf(one.token)).map(({ id }) => id)).not.toContain(theirs?.id);
    expect((await other.call('GET', '/profile')).result).toBe('200');
  });

  test('that have run out are not shown [DB-06]', async () => {
    const { id, token } = await person();
    await make.session({ userId: id, expiresAt: new Date(Date.now() - 1000) });
    expect(await sessionsOf(token)).toHaveLength(1);
  });
});

describe('showing that it is you', () => {
  const standingOf = async (token: string) => standing.parse((await send('GET', '/standing', token)).body);

  test('the password makes an old session good enough for a second step [DB-06]', async () => {
    const { id, token, call } = await person();
    expect(await standingOf(token)).toEqual({ hasPassword: true, fresh: true });
    await letTimePass(id);
    expect(await standingOf(token)).toEqual({ hasPassword: true, fresh: false });
    const factor = { factor_type: 'totp', friendly_name: 'Phone' };
    expect((await accounts.post('/factors', factor, token)).result).toBe('400 reauthentication_needed');
    expect((await call('POST', '/proof', { password: 'wrong' })).result).toBe('400 current_password_invalid');
    expect((await call('POST', '/proof', {})).result).toBe('400 reauthentication_needed');
    expect((await accounts.post('/factors', factor, token)).result).toBe('400 reauthentication_needed');
    expect((await call('POST', '/proof', { password: PASSWORD })).result).toBe('200');
    expect(await standingOf(token)).toMatchObject({ fresh: true });
    expect((await accounts.post('/factors', factor, token)).result).toBe('200');
  });

  test('a mailed code does it too, once, and only for the one it was mailed to [DB-06]', async () => {
    const [one, other] = [await person(), await person()];
    await letTimePass(one.id);
    const code = await mailedCode(one.email, one.token);
    expect((await other.call('POST', '/proof', { code })).result).toBe('422 reauthentication_not_valid');
    expect((await one.call('POST', '/proof', { code })).result).toBe('200');
    expect(await standingOf(one.token)).toMatchObject({ fresh: true });
    expect((await one.call('POST', '/proof', { code })).result).toBe('422 reauthentication_not_valid');
  });

  test('it holds for this session alone [DB-06]', async () => {
    const { id, email, token, call } = await person();
    const tablet = (await accounts.signIn({ email, password: PASSWORD })).access_token;
    await letTimePass(id);
    await call('POST', '/proof', { password: PASSWORD });
    expect([(await standingOf(token)).fresh, (await standingOf(tablet)).fresh]).toEqual([true, false]);
  });

  test('passwords cannot be tried for ever [DB-06]', async () => {
    const strict = await testProduct(database);
    const { session } = await accountsOf(strict).signUp();
    const attempt = () =>
      strict.postJson(
        '/api/account/proof',
        { password: 'wrong' },
        { Authorization: `Bearer ${session.access_token}` },
      );
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await attempt()).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('what is kept about a person', () => {
  test('can be taken home, all of it and nothing of anybody else [DB-06]', async () => {
    const { id: userId, email, token } = await person();
    await send('PATCH', '/profile', token, { username: 'Mia', bio: 'Reads.' });
    const { id: storyId } = await make.story({ title: 'The Red Boat' });
    await make.myStory({ userId, title: 'My own story' });
    await make.favorite({ userId, storyId });
    await make.vote({ userId, storyId, voteType: 'love' });
    const { name } = await make.achievement();
    const achievement = await make.achievement({ name: `${name} earned` });
    await make.earned({ userId, achievementId: achievement.id });
    await make.streak({ userId, currentStreak: 3, longestStreak: 5 });
    await make.collectedCharacter({ userId, characterName: 'Owl' });
    await make.feedbackRow({ userId, message: 'The owl is wonderful.' });
    await make.event({ userId, eventType: 'story_shared' });
    await make.mfaFactor({ userId, friendlyName: 'Phone' });
    const other = await make.user({ username: 'Somebody else' });
    await make.myStory({ userId: other.id, title: 'Not mine' });
    await make.feedbackRow({ userId: other.id, message: 'A word of another person.' });

    const { body, text, headers } = await send('GET', '/data', token);
    expect(body).toMatchObject({
      account: { id: userId, email, waysIn: [{ provider: 'email', email }] },
      profile: { username: 'Mia', bio: 'Reads.' },
      stories: [{ title: 'My own story', segments: [{ text: 'A fox looked in at the window.' }] }],
      favorites: [{ storyId, title: 'The Red Boat' }],
      votes: [{ storyId, title: 'The Red Boat', vote: 'love' }],
      achievements: [{ name: achievement.name }],
      streak: { current: 3, longest: 5 },
      characters: [{ name: 'Owl' }],
      feedback: [{ message: 'The owl is wonderful.' }],
      events: [{ type: 'story_shared' }],
      sessions: [{ address: '127.0.0.1' }],
      authenticatorApps: [{ name: 'Phone', status: 'unverified' }],
      accountLog: [{ action: 'sign_up' }],
    });
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/Somebody else|Not mine|A word of another/);
  });

  test('holds no secret and no hash [DB-06]', async () => {
    const { email, session, factor } = await accounts.signUpWithFactor();
    await accounts.recoveryLink(email);
    const { result, text } = await send('GET', '/data', session.access_token);
    expect(result).toBe('200');
    expect(text).not.toMatch(/argon2|hash|encrypted|secret|token|refresh_?key/i);
    expect(text).not.toContain(factor.secret);
    expect(text).not.toContain(factor.spentCode);
  });
});

describe('deleting the account', () => {
  test('takes everything of the person along, and only counts stay [DB-06]', async () => {
    const { id: userId, email, session } = await accounts.signUpWithFactor();
    const { id: storyId } = await make.story();
    await make.myStory({ userId });
    await make.favorite({ userId, storyId });
    await make.vote({ userId, storyId });
    await make.feedbackRow({ userId });
    const event = await make.event({ userId });
    const wish = { confirmation: ` ${email.toUpperCase()} `, password: PASSWORD };
    expect((await send('DELETE', '', session.access_token, wish)).result).toBe('200');

    expect(await exists(userId)).toBe(false);
    for (const table of [myStories, userFavorites, storyVotes, feedback, sessions]) {
      expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
    }
    expect(await db.select().from(userAnalytics).where(eq(userAnalytics.id, event.id))).toMatchObject([
      { userId: null },
    ]);
    expect(await db.select().from(auditLog).where(eq(auditLog.actorId, userId))).toEqual([]);
    expect(await db.select().from(auditLog).where(eq(auditLog.subject, userId))).toEqual([]);
    const goodbyes = await db.select().from(auditLog).where(eq(auditLog.action, 'account_deleted'));
    expect(goodbyes.at(-1)).toMatchObject({ actorId: null, subject: null, ip: null, userAgent: null });
    expect((await send('GET', '/profile', session.access_token)).result).toBe('403 user_not_found');
    expect((await accounts.tryPassword(email, PASSWORD)).result).toBe('400 invalid_credentials');
    expect((await accounts.signUp({ email })).id).not.toBe(userId);
  });

  test('wants the typed address and the password, and changes nothing without [DB-06]', async () => {
    const { id, email, call } = await person();
    await letTimePass(id);
    for (const [wish, result] of [
      [{ confirmation: 'yes', password: PASSWORD }, '400 confirmation_mismatch'],
      [{ confirmation: email, password: 'wrong' }, '400 current_password_invalid'],
      [{ confirmation: email, code: '12345678' }, '422 reauthentication_not_valid'],
      [{ confirmation: email }, '400 reauthentication_needed'],
      [{ password: PASSWORD }, '400 validation_failed'],
    ] as const) {
      expect((await call('DELETE', '', wish)).result).toBe(result);
    }
    expect(await exists(id)).toBe(true);
    expect((await call('GET', '/profile')).result).toBe('200');
  });

  test('a fresh sign-in or a mailed code is enough for somebody without a password [DB-06]', async () => {
    const [fresh, later] = [await person(), await person()];
    for (const { id } of [fresh, later]) {
      await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    }
    expect((await fresh.call('DELETE', '', { confirmation: fresh.email })).result).toBe('200');
    await letTimePass(later.id);
    const code = await mailedCode(later.email, later.token);
    expect((await later.call('DELETE', '', { confirmation: later.email, code })).result).toBe('200');
    expect([await exists(fresh.id), await exists(later.id)]).toEqual([false, false]);
  });

  test('nobody deletes another’s account [DB-06]', async () => {
    const [one, other] = [await person(), await person()];
    const wish = { confirmation: other.email, password: PASSWORD, id: other.id };
    expect((await one.call('DELETE', '', wish)).result).toBe('400 confirmation_mismatch');
    expect([await exists(one.id), await exists(other.id)]).toEqual([true, true]);
  });

  test('of many at once one deletes, and the others find it gone [DB-06]', async () => {
    const { id, email, call } = await person();
    const wish = { confirmation: email, password: PASSWORD };
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('DELETE', '', wish)));
    const results = answers.map(({ result }) => result).toSorted();
    expect(results[0]).toBe('200');
    expect(new Set(results.slice(1))).toEqual(new Set(['403 user_not_found']));
    expect(await exists(id)).toBe(false);
  });
});
