import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { feedbackRows } from '#contract/admin.ts';
import { updatedStreak } from '#contract/rewards.ts';
import { admins } from '#server/db/schema/accounts.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { readingStreaks } from '#server/db/schema/rewards.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, { ...UNHURRIED, RATE_LIMIT_FACTOR: '1' });
const { signUp } = accountsOf(product);

type Person = Awaited<ReturnType<typeof signUp>>;

async function call(name: string, body: unknown, person?: Person) {
  const answer = await product.postJson(
    `/rest/v1/rpc/${name}`,
    body,
    person && { Authorization: `Bearer ${person.session.access_token}` },
  );
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const [boss, reader] = [await signUp(), await signUp()];
await db.insert(admins).values({ userId: boss.id });

test('a device may write five times an hour, whoever asks, and the form counts with it [FB-03]', async () => {
  const device = createHash('sha256').update(randomUUID()).digest('hex');
  const check = (user: string | null = null) =>
    call('check_and_update_rate_limit', { _device_hash: device, _user_id: user });
  const sent = await product.postJson('/api/feedback', { message: 'The fox made us laugh.', device });
  expect(sent.status).toBe(201);
  const answers = [await check(), await check(reader.id), await check(), await check(), await check()];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, true],
    [200, true],
    [200, true],
    [200, true],
    [200, false],
  ]);
  for (const wrong of [{}, { _device_hash: 'mine' }, { _device_hash: device, _user_id: 'me' }]) {
    expect((await call('check_and_update_rate_limit', wrong)).status).toBe(400);
  }
});

test('a reading streak is continued by its reader, once a day, and by nobody else [DB-04]', async () => {
  const day = { user_id: reader.id, current_streak: 1, longest_streak: 1 };
  for (const time of ['first', 'again']) {
    const { status, body } = await call('update_reading_streak', { _user_id: reader.id }, reader);
    expect([status, updatedStreak.parse(body)], time).toEqual([200, day]);
  }
  const foreign = await call('update_reading_streak', { _user_id: boss.id }, reader);
  expect([foreign.status, foreign.body]).toMatchObject([403, { code: 'not_yours' }]);
  expect(await db.select({ of: readingStreaks.userId }).from(readingStreaks)).toEqual([{ of: reader.id }]);
  expect((await call('update_reading_streak', {}, reader)).status).toBe(400);
});

test('feedback is listed for admins, with addresses only on request, and each call is on record [AM-03]', async () => {
  await db.delete(feedback);
  await db.delete(auditLog);
  const message = (text: string) => `${text} of the fox was lovely.`;
  await db.insert(feedback).values([
    { message: message('The end'), createdAt: new Date('2026-01-01T10:00:00Z') },
    {
      message: message('The start'),
      rating: 5,
      email: 'noor@example.org',
      feedbackType: 'compliment',
      userAgent: 'TestBrowser/1',
      userId: reader.id,
      createdAt: new Date('2026-01-02T10:00:00Z'),
    },
  ]);
  const list = (body: object, person?: Person) => call('get_feedback_for_admin', body, person);
  const rowsOf = async (body: object) => feedbackRows.parse((await list(body, boss)).body);
  const newest = {
    message: message('The start'),
    rating: 5,
    email: null,
    feedback_type: 'compliment',
    user_agent: 'TestBrowser/1',
    user_id: reader.id,
    created_at: '2026-01-02T10:00:00.000Z',
  };
  expect(await rowsOf({})).toMatchObject([newest, { message: message('The end'), user_id: null }]);
  expect(await rowsOf({ _limit: 1, _offset: 0, _include_emails: true })).toMatchObject([
    { ...newest, email: 'noor@example.org' },
  ]);
  expect(await rowsOf({ _limit: 100, _offset: 1 })).toMatchObject([{ message: message('The end') }]);
  expect((await list({ _limit: 101 }, boss)).status).toBe(400);
  expect([(await list({})).status, (await list({}, reader)).status]).toEqual([401, 403]);
  const actions = (await db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toEqual([
    'admin_feedback_viewed',
    'admin_emails_viewed',
    'admin_feedback_viewed',
    'admin_feedback_viewed',
    'admin_refused',
  ]);
});
