import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import type { AnalyticsEvent } from '#contract/events.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { UNHURRIED, accountsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const { signUp } = accountsOf(product);

const event = (session_id: string, event_type = 'page_view'): AnalyticsEvent => ({ session_id, event_type });
const send = (body: object, headers: Record<string, string> = {}) =>
  product.postJson('/api/events', body, headers);
const storedOf = (session: string) =>
  db
    .select({ type: userAnalytics.eventType, userId: userAnalytics.userId })
    .from(userAnalytics)
    .where(eq(userAnalytics.sessionId, session))
    .orderBy(asc(userAnalytics.id));

test('a batch is stored whole, in the order in which things happened [AL-01]', async () => {
  const session = randomUUID();
  const types = Array.from({ length: 50 }, (_, i) => `event_${i}`);
  const answer = await send({ events: types.map((type) => event(session, type)) });
  expect(answer.status).toBe(204);
  expect((await storedOf(session)).map(({ type }) => type)).toEqual(types);
});

test('a batch carries the id of whoever is signed in; a beacon, which cannot say, nobody’s [AL-01]', async () => {
  const session = randomUUID();
  const { session: tokens, id } = await signUp();
  const events = [event(session, 'first'), event(session, 'second')];
  await send({ events }, { Authorization: `Bearer ${tokens.access_token}` });
  await send({ events: [event(session, 'third')] });
  expect((await storedOf(session)).map(({ userId }) => userId)).toEqual([id, id, null]);
});

test('one event by itself is taken too [AL-01]', async () => {
  const session = randomUUID();
  expect((await send(event(session))).status).toBe(204);
  expect(await storedOf(session)).toHaveLength(1);
});

test('nothing of a child-protected browser is stored, however it is sent [AG-08]', async () => {
  const session = randomUUID();
  for (const body of [event(session), { events: [event(session)] }]) {
    expect((await send(body, { Cookie: 'child_protected=1' })).status).toBe(403);
  }
  expect(await storedOf(session)).toEqual([]);
});

const session = randomUUID();
const good = event(session);
const long = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`text_${i}`, 'x'.repeat(480)]));

test.each([
  ['no event', { events: [] }, 'events'],
  ['too many', { events: Array.from({ length: 51 }, () => good) }, 'events'],
  ['no list', { events: good }, 'events'],
  ['a bad one among good ones', { events: [good, { ...good, event_type: 'No' }] }, 'events.1.event_type'],
  ['too much data', { events: [{ ...good, event_data: long }] }, 'events.0.event_data'],
  ['too much data of one', { ...good, event_data: long }, 'event_data'],
])('a batch is refused whole, and what is wrong is named: %s [AL-01]', async (_title, body, field) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  const { code, fields } = errorBody.parse(await answer.json());
  expect(code).toBe('validation_failed');
  expect(Object.keys(fields ?? {})).toEqual([field]);
  expect(await storedOf(session)).toEqual([]);
});
