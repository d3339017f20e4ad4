import { request } from 'node:http';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashToken } from '#server/auth/tokens/random-token.ts';
import { users } from '#server/db/schema/accounts.ts';
import { oneTimeTokens } from '#server/db/schema/sessions.ts';
import { UNHURRIED, aChallenge, accountsOf, anEmail, claimsOf, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const { signUp, tryPassword, get, post, put, mailsTo, newestMail, follow, recoveryLink, proveAddress } =
  accountsOf(product);
const make = factories(db);

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const EXPIRED = { error: 'access_denied', error_code: 'otp_expired' };

test('the answer is the same whether or not there is an account [AU-12]', async () => {
  const { email } = await signUp();
  const security = { gotrue_meta_security: { captcha_token: 'abc' } };
  const nobody = anEmail('nobody');
  const known = await post('/recover', { email, ...security, code_challenge: null });
  const unknown = await post('/recover', { email: nobody, ...security, code_challenge: null });
  expect([known.status, known.body]).toEqual([200, {}]);
  expect([unknown.status, unknown.body]).toEqual([200, {}]);
  const names = (headers: Headers) => [...headers.keys()].toSorted();
  expect(names(unknown.headers)).toEqual(names(known.headers));
  expect([(await mailsTo(email)).length, (await mailsTo(nobody)).length]).toEqual([1, 0]);
});

test('the link opens a session in which a new password can be set, without the old one [AU-12]', async () => {
  const { email, id } = await signUp();
  const arrival = await follow(await recoveryLink(email));
  expect([arrival.status, arrival.page]).toEqual([303, `${product.url}/`]);
  expect(arrival.query).toEqual({});
  expect(arrival.fragment).toMatchObject({
    type: 'recovery',
    token_type: 'bearer',
    expires_in: '3600',
    refresh_token: expect.any(String),
    sb: '',
  });
  const token = arrival.fragment['access_token']!;
  expect(claimsOf({ access_token: token })).toMatchObject({
    sub: id,
    aal: 'aal1',
    amr: [{ method: 'recovery' }],
  });
  expect((await put('/user', { password: 'nine green boats' }, token)).result).toBe('200');
  expect((await tryPassword(email, 'nine green boats')).result).toBe('200');
  expect((await tryPassword(email, PASSWORD)).result).toBe('400 invalid_credentials');
});

test('what the link answers is not kept and does not leak where it came from', async () => {
  const { email } = await signUp();
  const { headers } = await follow(await recoveryLink(email));
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a link works once, also when it is opened twice at the same time', async () => {
  const { email } = await signUp();
  const link = await recoveryLink(email);
  const arrivals = await Promise.all([follow(link), follow(link), follow(link)]);
  expect(arrivals.filter(({ fragment }) => fragment['access_token'])).toHaveLength(1);
  const late = await follow(link);
  expect(late.fragment).toMatchObject(EXPIRED);
  expect(late.query).toEqual({}); // an implicit link tells it in the fragment alone
});

test('a mail scanner that only looks does not spend the link', async () => {
  const { email } = await signUp();
  const link = await recoveryLink(email);
  const look = await fetch(link, { method: 'HEAD', redirect: 'manual' });
  expect([look.status, look.headers.get('Location')]).toEqual([200, null]);
  expect((await follow(link)).fragment['access_token']).toBeDefined();
});

test('a newer link replaces the older one', async () => {
  const { email } = await signUp();
  const [older, newer] = [await recoveryLink(email), await recoveryLink(email)];
  expect((await follow(older)).fragment).toMatchObject(EXPIRED);
  expect((await follow(newer)).fragment['access_token']).toBeDefined();
});

test('a link lives for ten minutes', async () => {
  const { email, id } = await signUp();
  const link = await recoveryLink(email);
  const mine = and(eq(oneTimeTokens.userId, id), eq(oneTimeTokens.tokenType, 'recovery'));
  const [row] = await db.select().from(oneTimeTokens).where(mine);
  expect((row!.expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(10, 0);
  await db
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(mine);
  expect((await follow(link)).fragment).toMatchObject(EXPIRED);
});

test('a link is what it was sent as and nothing else', async () => {
  const { email } = await signUp();
  const link = await recoveryLink(email);
  for (const type of [
    'signup',
    'email_change',
    'magiclink',
    'invite',
    'email',
    '',
    'constructor',
    'toString',
  ]) {
    const url = new URL(link);
    url.searchParams.set('type', type);
    expect((await follow(url.href)).fragment, type).toMatchObject(EXPIRED);
  }
  expect((await follow(link)).fragment['access_token']).toBeDefined();
});

test.each([
  ['no token', ''],
  ['an unknown token', 'x'.repeat(43)],
  ['a NUL', '%00'],
  ['the wildcard of a query', '%25'],
  ['a very long token', 'x'.repeat(5000)],
])('a link with %s leads home with the reason', async (_title, token) => {
  const arrival = await follow(`${product.url}/auth/v1/verify?type=recovery&token=${token}`);
  expect([arrival.status, arrival.page]).toEqual([303, `${product.url}/`]);
  expect(arrival.fragment).toMatchObject({ ...EXPIRED, error_description: expect.any(String) });
});

test('the database knows only a hash of 256 random bits', async () => {
  const { email, id } = await signUp();
  const token = tokenOf(await recoveryLink(email));
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, id));
  expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(token)]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the link leads to us, whatever the request says about its host', async () => {
  const { email } = await signUp();
  const { port } = new URL(product.url);
  const body = JSON.stringify({ email });
  // fetch would not let us lie about the host
  const status = await new Promise((resolve, reject) => {
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example',
      Origin: 'https://evil.example',
      Referer: 'https://evil.example/reset',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    };
    const path = '/auth/v1/recover?redirect_to=https%3A%2F%2Fevil.example';
    request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(body);
  });
  expect(status).toBe(200);
  const mail = await newestMail(email);
  expect(mail.link).toMatch(new RegExp(`^${product.url}/auth/v1/verify\\?token=`));
  expect(`${mail.text}${mail.html}`).not.toContain('evil');
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no address', 'mia'],
  ['a second line', 'mia@example.org\r\nBcc: all@example.org'],
  ['a NUL', 'mia\u0000@example.org'],
  ['a list', ['mia@example.org', 'all@example.org']],
])('as an address, %s is refused', async (_title, email) => {
  expect((await post('/recover', { email })).result).toBe('400 validation_failed');
});

test('whoever proves to own an unconfirmed address is rid of the password that a stranger chose', async () => {
  const { passwordHash } = (
    await db
      .select()
      .from(users)
      .where(eq(users.id, (await signUp()).id))
  )[0]!;
  const stranger = await make.user({ emailConfirmedAt: null, passwordHash });
  await make.identity({ userId: stranger.id, email: stranger.email });
  const { fragment } = await follow(await recoveryLink(stranger.email));
  expect((await tryPassword(stranger.email, PASSWORD)).result).toBe('400 invalid_credentials');
  const token = fragment['access_token']!;
  expect((await get('/user', token)).body).toMatchObject({
    email_confirmed_at: expect.any(String),
    user_metadata: { email_verified: true },
    identities: [{ identity_data: { email_verified: true } }],
  });
  expect((await put('/user', { password: 'nine green boats' }, token)).result).toBe('200');
  expect((await tryPassword(stranger.email, 'nine green boats')).result).toBe('200');
});

test('an account whose owner is known keeps its password when a recovery link is opened', async () => {
  const person = await signUp();
  await proveAddress(person);
  await follow(await recoveryLink(person.email));
  expect((await tryPassword(person.email, PASSWORD)).result).toBe('200');
});

test('who is banned gets nowhere with a link', async () => {
  const { email, id } = await signUp();
  const link = await recoveryLink(email);
  await db
    .update(users)
    .set({ bannedUntil: new Date(Date.now() + 60_000) })
    .where(eq(users.id, id));
  expect((await follow(link)).fragment).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
});

test('a second request within the interval is answered alike, and no second mail goes out [AU-12]', async () => {
  const slow = await testProduct(database, { ...UNHURRIED, AUTH_MAIL_INTERVAL_S: '60' });
  const { post, mailsTo, follow } = accountsOf(slow);
  const { email, id } = await signUp();
  for (let i = 0; i < 3; i++) expect((await post('/recover', { email })).result).toBe('200');
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect((await follow(mails[0]!.link)).fragment['access_token']).toBeDefined();
  await db
    .update(users)
    .set({ recoverySentAt: new Date(Date.now() - 61_000) })
    .where(eq(users.id, id));
  await post('/recover', { email });
  expect(await mailsTo(email)).toHaveLength(2);
});

test('the mail is in the language in which the person last signed in', async () => {
  const { email } = await signUp();
  await tryPassword(email, PASSWORD, { 'Accept-Language': 'fr' });
  await product.mails();
  await post('/recover', { email, ...aChallenge().fields });
  const english = anEmail();
  await signUp({ email: english });
  await post('/recover', { email: english });
  expect((await newestMail(english)).subject).toBe('A new password for Fabloom');
  expect((await newestMail(email)).subject).toMatch(/mot de passe/);
});
