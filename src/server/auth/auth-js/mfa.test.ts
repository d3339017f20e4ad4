import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import {
  lastMailTo,
  openLink,
  openTab,
  proveAddress,
  signIn,
  signUp,
  type Tab,
} from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { MAIL_TEXTS } from '#tests/support/mails.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });

const INVALID_CODE = { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' };

/** An app on a phone. A code is good once, so each time it shows that of the next half minute; two are in reach. */
function authenticator(base32: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(base32), period: 30 });
  let at = Date.now() - 30_000;
  return {
    code: () => totp.generate({ timestamp: (at += 30_000) }),
    wrongCode: () => {
      const steps = [-2, -1, 0, 1, 2, 3];
      const near = new Set(steps.map((step) => totp.generate({ timestamp: Date.now() + step * 30_000 })));
      const codes = ['0', '1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(6));
      return codes.find((code) => !near.has(code)) ?? '';
    },
  };
}

async function enroll({ auth }: Pick<Tab, 'auth'>, friendlyName = 'My phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factor: data, app: authenticator(data.totp.secret) };
}

/** Somebody with a verified factor, signed in with both steps. */
async function careful() {
  const tab = await signUp(product);
  const { factor, app } = await enroll(tab);
  const { data, error } = await tab.auth.mfa.challengeAndVerify({ factorId: factor.id, code: app.code() });
  if (error) throw error;
  return { ...tab, factorId: factor.id, app, raised: data };
}

async function levels({ auth }: Pick<Tab, 'auth'>) {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}

test('an enrolment gives a secret to type, an address to open and a picture to scan [AU-14]', async () => {
  const tab = await signUp(product);
  const { data, error } = await tab.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'My phone',
    issuer: 'Stories & more',
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
  expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(data?.totp.uri ?? '');
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain(tab.person.email);
  expect(uri.searchParams.get('secret')).toBe(data?.totp.secret);
  expect(uri.searchParams.get('issuer')).toBe('Stories & more');
  const [prefix, svg = ''] = (data?.totp.qr_code ?? '').split(/,(.*)/s);
  expect(prefix).toBe('data:image/svg+xml;utf-8');
  expect(svg).toMatch(/^<svg/);
  expect(svg).not.toContain('#'); // the client does not encode it: the rest would be a fragment
});

test('challenge and verify raise the session to the second level [AU-14]', async () => {
  const tab = await signUp(product);
  expect(await levels(tab)).toEqual(['aal1', 'aal1']);
  const { factor, app } = await enroll(tab);
  await tab.auth.refreshSession();
  expect(await levels(tab)).toEqual(['aal1', 'aal1']);

  const challenge = await tab.auth.mfa.challenge({ factorId: factor.id });
  expect(challenge.data).toMatchObject({ type: 'totp' });
  expect(challenge.data?.expires_at).toBeCloseTo(Date.now() / 1000 + 300, -1);
  const { data, error } = await tab.auth.mfa.verify({
    factorId: factor.id,
    challengeId: challenge.data?.id ?? '',
    code: app.code(),
  });
  expect(error).toBeNull();
  expect(data?.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }]);
  expect(await levels(tab)).toEqual(['aal2', 'aal2']);
  expect(tab.stored()?.access_token).toBe(data?.access_token);
});

test('a verified challenge is an event, and the owner gets a mail about the new factor [AU-09]', async () => {
  const { events, person } = await careful();
  expect(events.at(-1)).toBe('MFA_CHALLENGE_VERIFIED');
  const notice = await lastMailTo(product, person.email);
  expect(notice.subject).toBe(MAIL_TEXTS.en.messages.factor_added.subject);
});

test('how one signed in is in the token, latest first, and a refresh keeps it [AU-14]', async () => {
  const { auth } = await careful();
  await auth.refreshSession();
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data?.currentLevel).toBe('aal2');
  expect(data?.currentAuthenticationMethods).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
});

test('a new sign-in begins at the first level and knows that there is a second [AU-14]', async () => {
  const { person, factorId, app } = await careful();
  const tab = await signIn(product, person);
  expect(await levels(tab)).toEqual(['aal1', 'aal2']);
  const { error } = await tab.auth.mfa.challengeAndVerify({ factorId, code: app.code() });
  expect(error).toBeNull();
  expect(await levels(tab)).toEqual(['aal2', 'aal2']);
});

test('factors are listed with what they are, verified or not [AU-14]', async () => {
  const tab = await careful();
  const { factor: second } = await enroll(tab, 'My tablet');
  const { data } = await tab.auth.mfa.listFactors();
  expect(data?.totp).toMatchObject([{ id: tab.factorId, friendly_name: 'My phone', status: 'verified' }]);
  expect(data?.all.map(({ id, status }) => [id, status])).toEqual([
    [tab.factorId, 'verified'],
    [second.id, 'unverified'],
  ]);
  expect(data?.phone).toEqual([]);
  expect(JSON.stringify(data)).not.toContain(second.totp.secret);
});

test('a wrong code raises nothing [AU-14]', async () => {
  const tab = await signUp(product);
  const { factor, app } = await enroll(tab);
  for (const code of [app.wrongCode(), '12345', '', 'abcdef', ' 123456']) {
    const { error } = await tab.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(error, code).toMatchObject(code ? INVALID_CODE : { status: 400, code: 'validation_failed' });
  }
  expect(await levels(tab)).toEqual(['aal1', 'aal1']);
  expect(tab.events).not.toContain('MFA_CHALLENGE_VERIFIED');
});

test('a code is good once, and so is a challenge [AU-14]', async () => {
  const tab = await signUp(product);
  const { factor, app } = await enroll(tab);
  const factorId = factor.id;
  const { data: challenge } = await tab.auth.mfa.challenge({ factorId });
  const challengeId = challenge?.id ?? '';
  const code = app.code();
  expect((await tab.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
  const sameCode = await tab.auth.mfa.challengeAndVerify({ factorId, code });
  expect(sameCode.error).toMatchObject(INVALID_CODE);
  const sameChallenge = await tab.auth.mfa.verify({ factorId, challengeId, code: app.code() });
  expect(sameChallenge.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
});

test('of two tabs that type the same code at once, one gets in [AU-14]', async () => {
  const { person, factorId, app } = await careful();
  const tabs = [await signIn(product, person), await signIn(product, person)];
  const code = app.code();
  const answers = await Promise.all(tabs.map(({ auth }) => auth.mfa.challengeAndVerify({ factorId, code })));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test('the second step ends sessions that took only the first, and their old refresh tokens [AU-14]', async () => {
  const first = await signUp(product);
  const other = await signIn(product, first.person);
  const { factor, app } = await enroll(first);
  await first.auth.mfa.challengeAndVerify({ factorId: factor.id, code: app.code() });
  expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  const { error } = await openTab(product).auth.refreshSession(first.session);
  expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  expect((await first.auth.refreshSession()).error).toBeNull();
});

test('a factor is removed only with the second step, and then the session is of the first again [AU-14]', async () => {
  const tab = await careful();
  const { factorId, person } = tab;
  const lesser = await signIn(product, person);
  expect((await lesser.auth.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  });
  expect(await tab.auth.mfa.unenroll({ factorId })).toEqual({ data: { id: factorId }, error: null });
  await tab.auth.refreshSession();
  expect(await levels(tab)).toEqual(['aal1', 'aal1']);
  expect((await tab.auth.mfa.listFactors()).data?.all).toEqual([]);
  const notice = await lastMailTo(product, person.email);
  expect(notice.subject).toBe(MAIL_TEXTS.en.messages.factor_removed.subject);
});

test('with a factor, the first step alone changes neither password nor address nor factors [AU-14]', async () => {
  const { person } = await careful();
  const { auth } = await signIn(product, person);
  const INSUFFICIENT = { code: 'insufficient_aal' };
  expect((await auth.updateUser({ password: 'badgers hum at dusk' })).error).toMatchObject(INSUFFICIENT);
  expect((await auth.updateUser({ email: 'elsewhere@example.org' })).error).toMatchObject(INSUFFICIENT);
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Not mine' });
  expect(enrolled.error).toMatchObject({ status: 403, ...INSUFFICIENT });
  expect((await auth.updateUser({ data: { animal: 'fox' } })).error).toBeNull();
});

test('a recovery mail does not stand in for the second step [AU-14]', async () => {
  const { person, auth } = await careful();
  await proveAddress(product, { auth, person });
  const tab = openTab(product);
  await tab.auth.resetPasswordForEmail(person.email);
  const landing = await openLink((await lastMailTo(product, person.email)).link);
  await tab.auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  expect(await levels(tab)).toEqual(['aal1', 'aal2']);
  const { error } = await tab.auth.updateUser({ password: 'badgers hum at dusk' });
  expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
});

test('the factors of others are not to be seen, challenged, verified or removed [AU-14]', async () => {
  const { factorId } = await careful();
  const { auth } = await signUp(product);
  const NOT_FOUND = { status: 404, code: 'mfa_factor_not_found' };
  expect((await auth.mfa.challenge({ factorId })).error).toMatchObject(NOT_FOUND);
  expect((await auth.mfa.verify({ factorId, challengeId: factorId, code: '123456' })).error).toMatchObject(
    NOT_FOUND,
  );
  expect((await auth.mfa.unenroll({ factorId })).error).toMatchObject(NOT_FOUND);
  expect((await auth.mfa.unenroll({ factorId: 'no-id-at-all' })).error).toMatchObject(NOT_FOUND);
});

test('two factors cannot have one name [AU-14]', async () => {
  const tab = await signUp(product);
  await enroll(tab, 'My phone');
  const { error } = await tab.auth.mfa.enroll({ factorType: 'totp', friendlyName: ' My phone ' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
});

test('a phone is refused in words, as nobody here sends messages to phones [AU-14]', async () => {
  const { auth } = await signUp(product);
  const { error } = await auth.mfa.enroll({ factorType: 'phone', phone: '+4670000000' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
  expect(error?.message).toContain('SMS');
});

test('without a session nothing of it works, and the message says what is missing [AU-14]', async () => {
  const { mfa } = openTab(product).auth;
  const factorId = crypto.randomUUID();
  const refusals = [
    await mfa.enroll({ factorType: 'totp' }),
    await mfa.challenge({ factorId }),
    await mfa.verify({ factorId, challengeId: factorId, code: '123456' }),
    await mfa.unenroll({ factorId }),
  ];
  for (const { error } of refusals) {
    expect(error).toMatchObject({ status: 401, code: 'no_authorization' });
    expect(error?.message).toContain('Bearer token');
  }
  expect((await mfa.listFactors()).error).toMatchObject({ name: 'AuthSessionMissingError' });
});
