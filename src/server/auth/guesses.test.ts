import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { LONGEST_WAIT_S } from '#server/auth/guesses.ts';
import { users } from '#server/db/schema/accounts.ts';
import { rateLimits } from '#server/db/schema/operations.ts';
import { AUTH_SECRET, accountsOf, anEmail, codeOf, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const settings = { AUTH_SECRET, TRUSTED_PROXIES: 'loopback', AUTH_MAIL_INTERVAL_S: '0' };
const product = await testProduct(database, settings);
const { signUp, call, follow, recoveryLink, tryPassword } = accountsOf(product);

vi.setConfig({ testTimeout: 60_000 }); // hundreds of guesses take their time, each a hash

const WRONG = '400 invalid_credentials';
const REFUSED = '429 over_request_rate_limit';

let addresses = 0;
const fromElsewhere = () => ({
  'X-Forwarded-For': `198.51.${Math.floor(addresses / 250)}.${++addresses % 250}`,
});

const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** So many addresses try once each, a few at a time. */
async function attackFromMany(email: string, addressCount: number) {
  const results: string[] = [];
  for (let done = 0; done < addressCount; done += 20) {
    const some = Array.from({ length: 20 }, () => tryPassword(email, 'six red boats', fromElsewhere()));
    results.push(...(await Promise.all(some)).map(({ result }) => result));
  }
  return results;
}

async function letSecondsPass(seconds: number) {
  await database.db
    .update(rateLimits)
    .set({ expire: sql`${rateLimits.expire} - ${seconds * 1000}` })
    .where(like(rateLimits.key, 'auth-password-line%'));
}

test('500 guesses from everywhere keep neither a known device nor a mailed link waiting, and a new device a minute at most [TR-10]', async () => {
  const { email } = await signUp();
  const home = cookieOf(await tryPassword(email, PASSWORD, fromElsewhere()));
  const results = await attackFromMany(email, 500);
  expect(results.filter((result) => result === REFUSED).length).toBeGreaterThan(400);

  expect((await tryPassword(email, PASSWORD, { ...fromElsewhere(), Cookie: home })).result).toBe('200');
  const { fragment } = await follow(await recoveryLink(email), { headers: fromElsewhere() });
  expect(fragment['access_token']).toBeDefined();
});

test('an unknown device of the owner is told how long to wait, and is let in then, whoever else guesses [TR-10]', async () => {
  const { email } = await signUp();
  await attackFromMany(email, 60);
  const here = fromElsewhere();
  const first = await tryPassword(email, PASSWORD, here);
  const waitS = Number(first.headers.get('Retry-After'));
  expect([first.result, waitS <= LONGEST_WAIT_S]).toEqual([REFUSED, true]);
  // Asking again before the time does not make it longer.
  expect((await tryPassword(email, PASSWORD, here)).result).toBe(REFUSED);
  await letSecondsPass(waitS);
  await attackFromMany(email, 20);
  expect((await tryPassword(email, PASSWORD, here)).result).toBe('200');
});

test('a turn is good for one guess, also when many come with it at once [TR-10]', async () => {
  const { email } = await signUp();
  await attackFromMany(email, 40);
  const here = fromElsewhere();
  await tryPassword(email, 'six red boats', here);
  await letSecondsPass(LONGEST_WAIT_S);
  const guesses = await Promise.all([1, 2, 3, 4].map(() => tryPassword(email, 'six red boats', here)));
  expect(guesses.map(({ result }) => result).toSorted()).toEqual([WRONG, REFUSED, REFUSED, REFUSED]);
});

test('an address without an account answers alike, word for word [TR-10]', async () => {
  const nobody = anEmail('nobody');
  const { email } = await signUp();
  const [unknown, known] = [await attackFromMany(nobody, 60), await attackFromMany(email, 60)];
  expect(new Set(unknown)).toEqual(new Set(known));
  const answers = await Promise.all(
    [nobody, email].map((each) => tryPassword(each, 'six red boats', fromElsewhere())),
  );
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(answers[0]?.headers.get('Retry-After')).toBe(answers[1]?.headers.get('Retry-After'));
});

describe('the note of a known device', () => {
  /** An account that is being guessed at; a device that is not known waits. */
  async function besieged() {
    const person = await signUp();
    const home = cookieOf(await tryPassword(person.email, PASSWORD, fromElsewhere()));
    const siege = () => attackFromMany(person.email, 40);
    const tryFrom = async (cookie: string, password = PASSWORD) =>
      (await tryPassword(person.email, password, { ...fromElsewhere(), Cookie: cookie })).result;
    return { ...person, home, siege, tryFrom };
  }

  test('of another account, or with a letter changed, is worth nothing [TR-10]', async () => {
    const [one, other] = [await besieged(), await besieged()];
    await one.siege();
    const [name, value = ''] = one.home.split('=');
    const changed = `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`;
    expect(await one.tryFrom(`${name}=${changed}`)).toBe(REFUSED);
    expect(await one.tryFrom(`${name}=${other.home.split('=')[1]}`)).toBe(REFUSED);
    expect(await one.tryFrom(one.home)).toBe('200');
  });

  test('lives for 180 days [TR-10]', async () => {
    const { home, siege, tryFrom } = await besieged();
    await siege();
    const [, issued = ''] = /=([0-9a-z]+)\./.exec(home) ?? [];
    const ageDays = (Date.now() / 1000 - Number.parseInt(issued, 36)) / 86_400;
    expect(ageDays).toBeLessThan(1);
    const old = (Number.parseInt(issued, 36) - 181 * 86_400).toString(36);
    // Made older by hand, its seal does not fit.
    expect(await tryFrom(home.replace(issued, old))).toBe(REFUSED);
  });

  test('dies with the password, but on the device that chose the new one [TR-10]', async () => {
    const { session, home, siege, tryFrom } = await besieged();
    const password = 'nine green boats';
    const changed = await call('PUT', '/user', { token: session.access_token, body: { password } });
    await siege();
    expect(await tryFrom(home, password)).toBe(REFUSED);
    expect(await tryFrom(cookieOf(changed), password)).toBe('200');
  });

  test('has a limit of its own, so that a stolen one is no master key [TR-10]', async () => {
    const { home, tryFrom } = await besieged();
    const results: string[] = [];
    for (let i = 0; i < 22; i++) results.push(await tryFrom(home, 'six red boats'));
    expect(results.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => WRONG));
    expect(results.slice(20)).toEqual([REFUSED, REFUSED]);
  });
});

describe('a stranger who knows the password and guesses at the second step', () => {
  /** Codes far from now, one after another. */
  async function guessCodes(
    { id, secret }: { id: string; secret: string },
    { token, times, headers }: { token: string; times: number; headers: () => Record<string, string> },
  ) {
    const results: string[] = [];
    for (let i = 0; i < times; i++) {
      results.push((await tryCode(id, codeOf(secret, 20 + i), token, headers())).result);
    }
    return results;
  }

  async function tryCode(
    id: string,
    code: string,
    token: string,
    headers: Record<string, string>,
    house = accountsOf(product),
  ) {
    const asked = await house.call<{ id: string }>('POST', `/factors/${id}/challenge`, { token, headers });
    const body = { challenge_id: asked.body.id, code };
    return house.call('POST', `/factors/${id}/verify`, { token, headers, body });
  }

  test('does not lock the owner out, neither at home nor after a mailed link [TR-10]', async () => {
    // A fifth of every limit, so that a test soon comes to it: 20 codes in all.
    const house = accountsOf(await testProduct(database, { ...settings, RATE_LIMIT_FACTOR: '0.2' }));
    const attempt = (headers: Record<string, string>, token: string, code: string) =>
      tryCode(owner.factor.id, code, token, headers, house);
    const person = await house.signUp();
    await database.db.update(users).set({ emailProvenAt: users.createdAt }).where(eq(users.id, person.id));
    const owner = { ...person, factor: await house.enrol(person.session.access_token) };
    const { secret } = owner.factor;
    const verified = await attempt({}, person.session.access_token, codeOf(secret, -1));
    // One of the 20 is the owner's own, from when they set it up.
    const guesses: string[] = [];
    for (let i = 0; i < 22; i++) {
      const theirs = await house.tryPassword(person.email, PASSWORD, fromElsewhere());
      expect(cookieOf(theirs)).toBe(''); // who has not taken both steps is not known
      const guess = await attempt(fromElsewhere(), theirs.body.access_token, codeOf(secret, 30 + i));
      guesses.push(guess.result);
    }
    expect(new Set(guesses.slice(0, 19))).toEqual(new Set(['422 mfa_verification_failed']));
    expect(new Set(guesses.slice(19))).toEqual(new Set([REFUSED]));

    const home = { ...fromElsewhere(), Cookie: cookieOf(verified) };
    const again = await house.tryPassword(person.email, PASSWORD, home);
    expect((await attempt(home, again.body.access_token, codeOf(secret))).result).toBe('200');
    await house.call('POST', '/recover', { body: { email: person.email }, headers: fromElsewhere() });
    const { link } = await house.newestMail(person.email);
    const { fragment } = await follow(link, { headers: fromElsewhere() });
    const mailed = await attempt(fromElsewhere(), fragment['access_token']!, codeOf(secret, 1));
    expect(mailed.result).toBe('200');
  });

  test('uses up the limit of their own session only [TR-10]', async () => {
    const owner = await accountsOf(product).signUpWithFactor();
    const theirs = await tryPassword(owner.email, PASSWORD, fromElsewhere());
    const results = await guessCodes(owner.factor, {
      token: theirs.body.access_token,
      times: 11,
      headers: fromElsewhereWithOneAddress(),
    });
    expect(results.at(-1)).toBe(REFUSED);
    const own = await tryPassword(owner.email, PASSWORD, fromElsewhere());
    const code = codeOf(owner.factor.secret, 1);
    const answer = await tryCode(owner.factor.id, code, own.body.access_token, fromElsewhere());
    expect(answer.result).toBe('200');
  });
});

/** A challenge is bound to the address that asked for it. */
function fromElsewhereWithOneAddress() {
  const headers = fromElsewhere();
  return () => headers;
}
