import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import type { AnalyticsEvent, EventData, EventKind } from '#contract/analytics.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { UNHURRIED, accountsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const { signUp } = accountsOf(product);

const event = (session_id: string, path = '/'): AnalyticsEvent<'page_view'> => ({
  session_id,
  event_type: 'page_view',
  event_data: { path },
});
const send = (body: object, headers: Record<string, string> = {}) =>
  product.postJson('/api/events', body, headers);
const storedOf = (session: string) =>
  db
    .select({ type: userAnalytics.eventType, data: userAnalytics.eventData, userId: userAnalytics.userId })
    .from(userAnalytics)
    .where(eq(userAnalytics.sessionId, session))
    .orderBy(asc(userAnalytics.id));

test('a batch is stored whole, in the order in which things happened [AL-01]', async () => {
  const session = randomUUID();
  const paths = Array.from({ length: 50 }, (_, i) => `/page-${i}`);
  const answer = await send({ events: paths.map((path) => event(session, path)) });
  expect(answer.status).toBe(204);
  expect((await storedOf(session)).map(({ data }) => data)).toEqual(paths.map((path) => ({ path })));
});

test('a batch carries the id of whoever is signed in; a beacon, which cannot say, nobody’s [AL-01]', async () => {
  const session = randomUUID();
  const { session: tokens, id } = await signUp();
  const events = [event(session, '/first'), event(session, '/second')];
  await send({ events }, { Authorization: `Bearer ${tokens.access_token}` });
  await send({ events: [event(session, '/third')] });
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

test.each([
  ['no event', { events: [] }, 'events'],
  ['too many', { events: Array.from({ length: 51 }, () => good) }, 'events'],
  ['no list', { events: good }, 'events'],
  [
    'a bad one among good ones',
    { events: [good, { ...good, event_type: 'tale_told' }] },
    'events.1.event_type',
  ],
  [
    'an unknown field',
    { events: [{ ...good, event_data: { path: '/', name: 'Mia' } }] },
    'events.0.event_data',
  ],
  ['an unknown field of one', { ...good, event_data: { path: '/', name: 'Mia' } }, 'event_data'],
  ['a field beside the known ones', { ...good, user_agent: 'Mia’s telephone' }, 'body'],
  ['a missing field', { ...good, event_data: {} }, 'event_data.path'],
  ['no data', { session_id: session, event_type: 'page_view' }, 'event_data'],
  ['a sentence', { ...good, event_data: { path: '/Mia lives here' } }, 'event_data.path'],
])('a batch is refused whole, and what is wrong is named: %s [AL-01]', async (_title, body, field) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  const { code, fields } = errorBody.parse(await answer.json());
  expect(code).toBe('validation_failed');
  expect(Object.keys(fields ?? {})).toEqual([field]);
  expect(await storedOf(session)).toEqual([]);
});

const STORY = randomUUID();
const KNOWN: AnalyticsEvent[] = [
  event(session),
  counted('web_vitals', { path: '/', name: 'LCP', value: 1234, rating: 'good' }),
  counted('sign_up', { method: 'email' }),
  counted('sign_in', { method: 'google' }),
  counted('sign_up_failed', { method: 'email', error: 'user_already_exists' }),
  counted('sign_in_failed', { method: 'email', error: 'AuthRetryableFetchError' }),
  counted('auth_gate_triggered', { feature: 'share' }),
  counted('feature_locked_clicked', { feature: 'family' }),
  counted('story_shared', { method: 'clipboard' }),
  counted('story_favorited', { story_id: STORY }),
  counted('story_unfavorited', { story_id: STORY }),
  counted('illustration_downloaded', { kind: 'hero', format: 'jpg' }),
  counted('animation_frame_downloaded', { frame: 2, format: 'png' }),
];

function counted<Kind extends EventKind>(event_type: Kind, event_data: EventData<Kind>): AnalyticsEvent {
  return { session_id: session, event_type, event_data };
}

test.each(KNOWN)('$event_type is counted with its own fields, and with no others [AL-01]', async (known) => {
  const own = { ...known, session_id: randomUUID() };
  expect((await send(own)).status).toBe(204);
  expect(await storedOf(own.session_id)).toMatchObject([{ type: known.event_type, data: known.event_data }]);
  const more = { ...own, session_id: randomUUID(), event_data: { ...own.event_data, note: 'Mia, 7' } };
  expect((await send(more)).status).toBe(400);
  for (const field of Object.keys(own.event_data)) {
    const typed = { ...more, event_data: { ...own.event_data, [field]: 'Write to mia@example.org' } };
    expect((await send(typed)).status, field).toBe(400);
  }
  expect(await storedOf(more.session_id)).toEqual([]);
});
