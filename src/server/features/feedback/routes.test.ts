import { createHash } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { feedback } from '#server/db/schema/feedback.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct, type TestProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const { signUp } = accountsOf(product);

const GOOD = 'The fox made my daughter laugh.';
const device = (name: string) => createHash('sha256').update(name).digest('hex');

const send = (body: object, headers?: Record<string, string>, to: TestProduct = product) =>
  to.postJson('/api/feedback', body, headers);

async function newest() {
  const [row] = await db.select().from(feedback).orderBy(desc(feedback.createdAt)).limit(1);
  return row;
}

test('a guest writes, and everything of it is kept [FB-05]', async () => {
  const answer = await send(
    {
      message: `  ${GOOD}\n`,
      rating: 5,
      email: ' noor@example.org ',
      feedback_type: 'compliment',
      device: device('a'),
    },
    { 'User-Agent': 'a browser '.repeat(100) },
  );
  expect([answer.status, await answer.json()]).toEqual([201, { ok: true }]);
  expect(await newest()).toMatchObject({
    message: GOOD,
    rating: 5,
    email: 'noor@example.org',
    feedbackType: 'compliment',
    userAgent: 'a browser '.repeat(50),
    userId: null,
    flagged: false,
  });
});

test('a message is enough [FB-05]', async () => {
  expect((await send({ message: GOOD, email: '' })).status).toBe(201);
  expect(await newest()).toMatchObject({ rating: null, email: null, feedbackType: 'general' });
});

test('who is signed in is known by it [FB-05]', async () => {
  const { id, session } = await signUp();
  const headers = { Authorization: `Bearer ${session.access_token}` };
  expect((await send({ message: GOOD }, headers)).status).toBe(201);
  expect(await newest()).toMatchObject({ userId: id });
  expect((await send({ message: GOOD }, { Authorization: 'Bearer nothing' })).status).toBe(403);
});

test('of a child nothing is kept by which somebody could be found', async () => {
  const answer = await send({ message: GOOD, email: 'mia@example.org' }, { Cookie: 'child_protected=1' });
  expect(answer.status).toBe(201);
  expect(await newest()).toMatchObject({ email: null, userAgent: null });
});

const INAPPROPRIATE = "contains inappropriate content for a children's platform";

test.each([
  [{}, 400, { message: 'Message is required' }],
  [{ message: ' \n ' }, 400, { message: 'Message is required' }],
  [{ message: 'short' }, 400, { message: 'Please provide more details (at least 10 characters)' }],
  [{ message: 'x'.repeat(2001) }, 400, { message: 'Message must be less than 2000 characters' }],
  [{ message: GOOD, email: 'noor' }, 400, { email: 'Please provide a valid email address' }],
  [{ message: GOOD, email: 'x'.repeat(2001) }, 400, { email: 'Email must be less than 2000 characters' }],
  [{ message: `${GOOD} Shit.` }, 422, { message: `Message ${INAPPROPRIATE}` }],
  [{ message: GOOD, email: 'shit@example.org' }, 422, { email: `Email ${INAPPROPRIATE}` }],
  [
    { message: 'short', email: 'shit@example.org' },
    400,
    {
      message: 'Please provide more details (at least 10 characters)',
      email: `Email ${INAPPROPRIATE}`,
    },
  ],
  [{ message: GOOD, rating: 0 }, 400, { rating: expect.any(String) }],
  [{ message: GOOD, rating: 6 }, 400, { rating: expect.any(String) }],
  [{ message: GOOD, rating: 2.5 }, 400, { rating: expect.any(String) }],
  [{ message: GOOD, feedback_type: 'rant' }, 400, { feedback_type: expect.any(String) }],
  [{ message: GOOD, device: 'mine' }, 400, { device: 'is not a hash' }],
])('what is wrong is named: %j [FB-02] [FB-04]', async (body, status, fields) => {
  const before = await db.$count(feedback);
  const answer = await send(body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({
    error: expect.any(String),
    code: status === 422 ? 'inappropriate_content' : 'validation_failed',
    fields,
  });
  expect(await db.$count(feedback)).toBe(before);
});

test('(+) a theme alone stops nobody: the sender is thanked, and the row is flagged [FB-04] [FB-05]', async () => {
  const message = 'The party scene was a bit scary for my son.';
  const answer = await send({ message, email: 'noor@example.org' });
  expect([answer.status, await answer.json()]).toEqual([201, { ok: true }]);
  expect(await newest()).toMatchObject({ message, flagged: true });
});

test('the language of the page tells which words are harmless', async () => {
  const message = 'Das war richtig schön bei euch.';
  expect((await send({ message, language: 'de' })).status).toBe(201);
  expect(await newest()).toMatchObject({ message, flagged: false });
  expect((await send({ message })).status).toBe(201);
  expect(await newest()).toMatchObject({ message, flagged: true });
});

test('a character that cannot be stored is refused, not a fault of ours', async () => {
  expect((await send({ message: `${GOOD}\0` })).status).toBe(400);
});

test('of ten at once from one device five are taken, and another device still may [FB-03]', async () => {
  const calmDatabase = await testDatabase();
  const calm = await testProduct(calmDatabase);
  const ask = async (name: string) =>
    send({ message: GOOD, device: device(name) }, {}, calm).then(async (answer) => ({
      status: answer.status,
      wait: Number(answer.headers.get('Retry-After')),
      body: (await answer.json()) as object,
    }));
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('tablet')));
  const refusals = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(refusals).toHaveLength(5);
  expect(await calmDatabase.db.$count(feedback)).toBe(5);
  const [refused] = refusals;
  expect(refused?.wait).toBeGreaterThan(3500);
  expect(refused?.body).toMatchObject({
    code: 'too_many_requests',
    error: 'Please wait before submitting more feedback (limit: 5 per hour)',
  });
  expect((await ask('phone')).status).toBe(201);
});

test('what is refused for its words does not count [FB-03]', async () => {
  const calm = await testProduct(await testDatabase());
  const ask = async (message: string) => (await send({ message, device: device('tablet') }, {}, calm)).status;
  for (let i = 0; i < 6; i++) expect(await ask('short')).toBe(400);
  for (let i = 0; i < 5; i++) expect(await ask(GOOD)).toBe(201);
  expect(await ask(GOOD)).toBe(429);
});

test('who invents devices is stopped by the address [FB-03]', async () => {
  const calm = await testProduct(await testDatabase());
  const ask = async (name: string) => (await send({ message: GOOD, device: device(name) }, {}, calm)).status;
  for (let i = 0; i < 20; i++) expect(await ask(`device ${i}`)).toBe(201);
  expect(await ask('one more')).toBe(429);
});

test('when the rate cannot be looked up, the message is taken all the same [FB-03]', async () => {
  const brokenDatabase = await testDatabase();
  const broken = await testProduct(brokenDatabase);
  await brokenDatabase.db.execute(sql`drop table rate_limits`);
  expect((await send({ message: GOOD, device: device('tablet') }, {}, broken)).status).toBe(201);
  expect(await brokenDatabase.db.$count(feedback)).toBe(1);
});

test('no word of it is logged', async () => {
  await send({ message: 'Quillaby is my name, and more.', email: 'quillaby@example.org' });
  expect(JSON.stringify(product.logged())).not.toMatch(/quillaby/i);
});
