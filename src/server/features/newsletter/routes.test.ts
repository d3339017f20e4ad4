import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { newsletterSubscribers } from '#server/db/schema/editorial.ts';
import { anEmail, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct, type TestProduct } from '#tests/support/http.ts';

const letters: { to: string; source: Buffer }[] = [];
const database = await testDatabase();
const { db } = database;
const SMTP_URL = await mailServer();
const product = await testProduct(database, { ...UNHURRIED, SMTP_URL });
const without = await testProduct(database, UNHURRIED);
const calm = await testProduct(await testDatabase(), { SMTP_URL });

const ask = (email: unknown, headers?: Record<string, string>, to: TestProduct = product) =>
  to.postJson('/api/newsletter', { email }, headers);

async function mailsTo(email: string) {
  await product.mails();
  const mine = letters.filter(({ to }) => to === email);
  return Promise.all(mine.map(({ source }) => PostalMime.parse(source)));
}

async function linksTo(email: string) {
  const [mail] = await mailsTo(email);
  const link = (name: string) =>
    new URL(
      /\S+/.exec(mail?.text?.slice(mail.text.indexOf(`${product.url}/newsletter?${name}=`)) ?? '')?.[0] ?? '',
    );
  return {
    token: link('confirm').searchParams.get('confirm') ?? '',
    key: link('leave').searchParams.get('leave') ?? '',
  };
}

async function rowOf(email: string) {
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  return row;
}

test('an address is kept, asked by mail, confirmed by its link, and forgotten when it leaves [BL-01] [BL-03]', async () => {
  const email = anEmail('mia');
  const answer = await ask(` ${email.toUpperCase()} `, { Cookie: 'appLanguage=sv' });
  expect([answer.status, await answer.json()]).toEqual([202, { ok: true }]);
  expect(await rowOf(email)).toMatchObject({ confirmedAt: null, language: 'sv' });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Bekräfta att du vill ha nyhetsbrevet',
  ]);
  const { token, key } = await linksTo(email);
  expect(JSON.stringify(await rowOf(email)), 'only its hash is kept').not.toContain(token);

  const page = await product.get(`/newsletter?confirm=${token}`);
  expect([page.status, (await rowOf(email))?.confirmedAt], 'looking at the link confirms nothing').toEqual([
    200,
    null,
  ]);
  expect((await product.postJson('/api/newsletter/confirm', { token })).status).toBe(200);
  const confirmed = (await rowOf(email))?.confirmedAt;
  expect(confirmed).toBeInstanceOf(Date);
  expect((await product.postJson('/api/newsletter/confirm', { token })).status).toBe(200);
  expect((await rowOf(email))?.confirmedAt).toEqual(confirmed);

  expect((await product.postJson('/api/newsletter/leave', { key })).status).toBe(200);
  expect(await rowOf(email)).toBeUndefined();
  expect((await product.postJson('/api/newsletter/leave', { key })).status).toBe(200);
  expect((await product.postJson('/api/newsletter/confirm', { token })).status).toBe(404);
});

test('nobody learns whether an address is known, and it gets no second mail', async () => {
  const [known, confirmed] = [anEmail(), anEmail()];
  await Promise.all(Array.from({ length: 8 }, () => ask(known)));
  await ask(confirmed);
  await product.postJson('/api/newsletter/confirm', await linksTo(confirmed));
  const answers = await Promise.all([ask(known), ask(confirmed), ask(anEmail())]);
  const bodies = await Promise.all(answers.map(async (each) => [each.status, await each.text()]));
  expect(new Set(bodies.map(String)).size).toBe(1);
  expect(await mailsTo(known)).toHaveLength(1);
  expect(await mailsTo(confirmed)).toHaveLength(1);
});

test('a link that is two days old is not valid any more', async () => {
  const email = anEmail();
  await ask(email);
  const { token } = await linksTo(email);
  await db
    .update(newsletterSubscribers)
    .set({ mailedAt: new Date(Date.now() - 49 * 3600_000) })
    .where(eq(newsletterSubscribers.email, email));
  expect((await product.postJson('/api/newsletter/confirm', { token })).status).toBe(404);
  expect((await rowOf(email))?.confirmedAt).toBeNull();
});

test.each([
  undefined,
  '',
  'mia',
  'mia@',
  'a@b@c.de',
  `${'x'.repeat(250)}@example.org`,
  'mia@example.org\nBcc: x@y.zz',
  7,
])('what is no address is refused: %j', async (email) => {
  const before = await db.$count(newsletterSubscribers);
  const answer = await ask(email);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'Please provide a valid email address', code: 'validation_failed' },
  ]);
  expect(await db.$count(newsletterSubscribers)).toBe(before);
});

test('of a child nothing is kept', async () => {
  const email = anEmail();
  expect((await ask(email, { Cookie: 'child_protected=1' })).status).toBe(403);
  expect(await rowOf(email)).toBeUndefined();
});

test('a plain form is led to a page that says how it went', async () => {
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await product.get(`/api/newsletter${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return [answer.status, answer.headers.get('Location')];
  };
  const email = anEmail();
  expect(await post('', { email })).toEqual([303, '/newsletter?done=asked']);
  const { token, key } = await linksTo(email);
  expect(await post('/confirm', { token })).toEqual([303, '/newsletter?done=confirmed']);
  expect(await post('/leave', { key })).toEqual([303, '/newsletter?done=left']);
  expect(await post('/confirm', { token })).toEqual([303, '/newsletter?done=expired']);
  expect(await post('', { email: 'nobody' })).toEqual([303, '/newsletter?done=invalid']);
});

test('without a mail server the box says that it is not available, and nothing is kept [BL-01]', async () => {
  expect(await (await product.get('/api/newsletter')).json()).toEqual({ available: true });
  expect(await (await without.get('/api/newsletter')).json()).toEqual({ available: false });
  const email = anEmail();
  expect((await ask(email, {}, without)).status).toBe(503);
  expect(await rowOf(email)).toBeUndefined();
  for (const path of ['/blog', '/educational-guides']) {
    expect(await (await without.get(path)).text()).toContain('not available');
    expect(await (await product.get(path)).text()).toContain('action="/api/newsletter"');
  }
});

test('one address cannot ask without end, and the log knows no address', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await ask(anEmail(), {}, calm)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  await calm.mails();
  expect(JSON.stringify([product.logged(), calm.logged()])).not.toContain('@example.org');
});

async function mailServer(): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1000,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        letters.push({ to: envelope.rcptTo[0]?.address ?? '', source: Buffer.concat(chunks) });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

test.each([
  ['a form that is none', 'multipart/form-data; boundary=x', '--x\r\nnot a form'],
  ['a form without a boundary', 'multipart/form-data', 'email=a'],
  ['half a JSON', 'application/json', '{"email":'],
  ['a text', 'text/plain', 'hello'],
])('%s is refused in words, at every door', async (_, type, body) => {
  for (const path of ['', '/confirm', '/leave']) {
    const init = { method: 'POST', headers: { 'Content-Type': type }, body };
    const { status, headers } = await product.get(`/api/newsletter${path}`, init);
    const said = headers.get('Location') ?? String(status);
    const refusals = path ? ['404', '/newsletter?done=expired'] : ['400', '/newsletter?done=invalid'];
    expect(refusals).toContain(said);
  }
});
