import { like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rateLimits } from '#server/db/schema/operations.ts';
import { AUTH_SECRET, accountsOf, anEmail, codeOf, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const settings = { AUTH_SECRET, TRUSTED_PROXIES: 'loopback', AUTH_MAIL_INTERVAL_S: '0' };
const product = await testProduct(database, settings);
const { signUp, call, get, mailsTo, tryPassword } = accountsOf(product);
/** A tenth of every limit, so that a test soon comes to it: 2 passwords per account, 15 per address, 6 writes. */
const strictProduct = await testProduct(database, { ...settings, RATE_LIMIT_FACTOR: '0.1' });
const strict = accountsOf(strictProduct);

let addresses = 0;
/** Each test comes from an address of its own, so that none uses up what another is allowed. */
const fromElsewhere = () => ({ 'X-Forwarded-For': `198.51.100.${++addresses}` });

const WRONG = '400 invalid_credentials';
const REFUSED = '429 over_request_rate_limit';

/** How often each result came. */
function tally(results: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

/** A minute passes for those who wait for their turn. */
async function letTheLineMove() {
  await database.db
    .update(rateLimits)
    .set({ expire: sql`${rateLimits.expire} - 60000` })
    .where(like(rateLimits.key, 'auth-password-line%'));
}

async function guess(email: string, times: number, house = strict, headers = fromElsewhere()) {
  const answers = await Promise.all(
    Array.from({ length: times }, () => house.tryPassword(email, 'six red boats', headers)),
  );
  return tally(answers.map(({ result }) => result));
}

test('twenty wrong passwords per account from one place, then one has to wait, and is told how long', async () => {
  const headers = fromElsewhere();
  const { email } = await signUp();
  expect(await guess(email, 23, accountsOf(product), headers)).toEqual({ [WRONG]: 20, [REFUSED]: 3 });
  await tryPassword(email, 'six red boats', headers);
  await letTheLineMove();
  const { result, body } = await tryPassword(email, 'six red boats', headers);
  expect(result).toBe(REFUSED);
  const [, seconds] = /try again in (\d+) seconds/.exec(String(body['message' as never])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(250);
  expect(Number(seconds)).toBeLessThanOrEqual(300);
});

test('while one has to wait, the right password is not tried, nor is the address spelt otherwise', async () => {
  const { email } = await signUp();
  await guess(email, 2);
  expect((await strict.tryPassword(email, PASSWORD, fromElsewhere())).result).toBe(REFUSED);
  expect((await strict.tryPassword(` ${email.toUpperCase()}`, PASSWORD, fromElsewhere())).result).toBe(
    REFUSED,
  );
  const other = await signUp();
  expect((await strict.tryPassword(other.email, PASSWORD, fromElsewhere())).result).toBe('200');
});

test('an address without an account is held back just the same', async () => {
  expect(await guess(anEmail('nobody'), 4)).toEqual({ [WRONG]: 2, [REFUSED]: 2 });
});

test('signing in forgives what was guessed before; guessing wrong does not', async () => {
  const { email } = await signUp();
  expect(await guess(email, 1)).toEqual({ [WRONG]: 1 });
  expect((await strict.tryPassword(email, PASSWORD, fromElsewhere())).result).toBe('200');
  await strictProduct.mails(); // what is left to do after an answer is done
  expect(await guess(email, 4)).toEqual({ [WRONG]: 2, [REFUSED]: 2 });
});

test('the old password of a change is guessed under a limit of the session', async () => {
  const { session } = await strict.signUp();
  const body = { password: 'nine green boats', current_password: 'six red boats' };
  const change = () =>
    strict.call('PUT', '/user', { body, token: session.access_token, headers: fromElsewhere() });
  const results = [await change(), await change(), await change()].map(({ result }) => result);
  expect(tally(results)).toEqual({ '400 current_password_invalid': 2, [REFUSED]: 1 });
});

test('one setting changes every limit', async () => {
  const generous = accountsOf(await testProduct(database, { ...settings, RATE_LIMIT_FACTOR: '1.2' }));
  const { email } = await signUp();
  expect(await guess(email, 25, generous)).toEqual({ [WRONG]: 24, [REFUSED]: 1 });
});

test('one address may try only so many accounts', async () => {
  const headers = fromElsewhere();
  const results: string[] = [];
  for (let i = 0; i < 17; i++) {
    results.push((await strict.tryPassword(anEmail('nobody'), PASSWORD, headers)).result);
  }
  expect(tally(results)).toEqual({ [WRONG]: 15, [REFUSED]: 2 });
  expect((await strict.tryPassword(anEmail('nobody'), PASSWORD, fromElsewhere())).result).toBe(WRONG);
});

test.each([
  ['POST', '/signup', 6],
  ['POST', '/recover', 6],
  ['POST', '/resend', 6],
  ['PUT', '/user', 6],
  ['GET', '/reauthenticate', 6],
  ['GET', '/verify?type=recovery&token=x', 3],
  ['POST', '/verify', 3],
  ['POST', '/factors', 8],
  ['GET', '/authorize', 6],
])(
  '%s %s is refused in JSON when an address asks too often, and says when to come back',
  async (method, path, times) => {
    const headers = fromElsewhere();
    // The bodies are empty, so what is allowed is refused for another reason or redirected.
    const ask = () =>
      strict.call(method, path, { headers }).catch(() => ({ status: 0, result: '', headers: null }));
    for (let i = 0; i < times; i++) expect((await ask()).status, `request ${i}`).not.toBe(429);
    const refused = await ask();
    expect(refused.result).toBe(REFUSED);
    expect(Number(refused.headers?.get('Retry-After'))).toBeGreaterThan(250);
    expect(refused.headers?.get('x-sb-error-code')).toBe('over_request_rate_limit');
  },
);

test('a forged address does not help where no proxy is trusted', async () => {
  const open = accountsOf(await testProduct(await testDatabase(), { RATE_LIMIT_FACTOR: '0.1' }));
  const ask = () => open.call('POST', '/recover', { body: { email: anEmail() }, headers: fromElsewhere() });
  const results: string[] = [];
  for (let i = 0; i < 8; i++) results.push((await ask()).result);
  expect(tally(results)).toEqual({ '200': 6, [REFUSED]: 2 });
});

test('refreshing is as good as free: a refusal would sign people out', async () => {
  const { session } = await signUp();
  let token = session.refresh_token;
  for (let i = 0; i < 40; i++) {
    const { result, body } = await strict.refresh(token);
    expect(result).toBe('200');
    token = body.refresh_token;
  }
});

test('a mailbox gets five mails an hour, whatever is asked for, and the answer stays the same', async () => {
  const { email, session } = await signUp();
  const headers = fromElsewhere();
  for (let i = 0; i < 4; i++) await call('POST', '/recover', { body: { email }, headers });
  expect((await get('/reauthenticate', session.access_token)).result).toBe('200');
  for (let i = 0; i < 3; i++) {
    expect((await call('POST', '/recover', { body: { email }, headers })).result).toBe('200');
  }
  expect(await mailsTo(email)).toHaveLength(5);
});

/** Tries codes one after another, all from one address. */
async function tryCodes(factorId: string, token: string, codes: string[]) {
  const headers = fromElsewhere();
  const results: string[] = [];
  for (const code of codes) {
    const asked = await call<{ id: string }>('POST', `/factors/${factorId}/challenge`, { token, headers });
    const body = { challenge_id: asked.body.id, code };
    results.push((await call('POST', `/factors/${factorId}/verify`, { token, headers, body })).result);
  }
  return results;
}

async function enrolled() {
  const { session } = await signUp();
  const { body } = await call<{ id: string; totp: { secret: string } }>('POST', '/factors', {
    token: session.access_token,
    body: { factor_type: 'totp' },
    headers: fromElsewhere(),
  });
  return { id: body.id, secret: body.totp.secret, token: session.access_token };
}

const far = (secret: string, times: number) =>
  Array.from({ length: times }, (_, i) => codeOf(secret, 10 + i));

test('ten wrong codes per factor, then one has to wait, also with the right one', async () => {
  const { id, secret, token } = await enrolled();
  const results = await tryCodes(id, token, [...far(secret, 11), codeOf(secret)]);
  expect(tally(results)).toEqual({ '422 mfa_verification_failed': 10, [REFUSED]: 2 });
});

test('the right code forgives the wrong ones before it', async () => {
  const { id, secret, token } = await enrolled();
  const results = await tryCodes(id, token, [...far(secret, 9), codeOf(secret), ...far(secret, 10)]);
  expect(tally(results)).toEqual({ '422 mfa_verification_failed': 19, '200': 1 });
});

test('a mailed code can be guessed five times', async () => {
  const { session } = await signUp();
  await get('/reauthenticate', session.access_token);
  const results: string[] = [];
  for (let i = 0; i < 6; i++) {
    const body = { password: 'nine green boats', nonce: `0000000${i}` };
    results.push(
      (await call('PUT', '/user', { body, token: session.access_token, headers: fromElsewhere() })).result,
    );
  }
  expect(tally(results)).toEqual({ '422 reauthentication_not_valid': 5, [REFUSED]: 1 });
});

test('the counters know nobody by their address', async () => {
  const keys = (await database.db.select().from(rateLimits)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.join()).not.toContain('@');
  expect(keys.join()).not.toMatch(/\b\d{1,3}(?:\.\d{1,3}){3}\b|::/);
});
