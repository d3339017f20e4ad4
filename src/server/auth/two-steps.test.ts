import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { WireSession } from '#server/auth/wire/objects.ts';
import { mfaFactors } from '#server/db/schema/mfa.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { UNHURRIED, aChallenge, accountsOf, claimsOf, codeOf, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const {
  signUp,
  signIn,
  signUpWithFactor,
  refresh,
  call,
  get,
  post,
  put,
  enrol,
  tryCode,
  tryPassword,
  follow,
  exchange,
  recoveryLink,
  proveAddress,
  newestMail,
} = accountsOf(await testProduct(database, UNHURRIED));

const NEW = 'nine green boats';
const remove = (factorId: string, { access_token: token }: WireSession) =>
  call('DELETE', `/factors/${factorId}`, { token });
const rowOf = async (session: WireSession) =>
  (
    await db
      .select()
      .from(sessions)
      .where(eq(sessions.id, claimsOf(session)['session_id'] as string))
  )[0];

test('the second step raises the session, which says so [AU-14]', async () => {
  const person = await signUp();
  const { id, secret } = await enrol(person.session.access_token);
  const { body } = await tryCode(id, codeOf(secret), person.session.access_token);
  const before = claimsOf(person.session);
  const after = claimsOf(body);
  expect(after).toMatchObject({
    session_id: before['session_id'],
    aal: 'aal2',
    amr: [{ method: 'totp' }, { method: 'password' }],
  });
  expect(await rowOf(body)).toMatchObject({ aal: 'aal2', factorId: id });
  expect(claimsOf((await refresh(body.refresh_token)).body)).toMatchObject({
    aal: 'aal2',
    amr: after['amr'],
  });
});

test('a sign-in with the password alone stays on the first step until the code is there [AU-14]', async () => {
  const person = await signUpWithFactor();
  const session = await signIn(person);
  expect(claimsOf(session)['aal']).toBe('aal1');
  expect(session.user.factors).toMatchObject([{ status: 'verified' }]);
  const { body } = await tryCode(person.factor.id, codeOf(person.factor.secret, 1), session.access_token);
  expect(claimsOf(body)['aal']).toBe('aal2');
});

test('a refresh token from before the step is dead, so a copy of it never gets there', async () => {
  const person = await signUp();
  const older = person.session.refresh_token;
  const { body: refreshed } = await refresh(older);
  const { id, secret } = await enrol(person.session.access_token);
  const { body } = await tryCode(id, codeOf(secret), person.session.access_token);
  for (const token of [older, refreshed.refresh_token]) {
    expect((await refresh(token)).result).toBe('400 refresh_token_not_found');
  }
  // and the attempt did not end the session
  expect((await refresh(body.refresh_token)).result).toBe('200');
});

test('the step ends other sessions that took only the first, and unfinished enrolments', async () => {
  const person = await signUp();
  const tablet = await signIn(person);
  const token = person.session.access_token;
  const unfinished = await enrol(token, 'unfinished');
  const { id, secret } = await enrol(token, 'phone');
  const { body } = await tryCode(id, codeOf(secret), token);
  expect((await get('/user', tablet.access_token)).result).toBe('403 session_not_found');
  expect((await refresh(tablet.refresh_token)).result).toBe('400 refresh_token_not_found');
  expect(await db.$count(mfaFactors, eq(mfaFactors.id, unfinished.id))).toBe(0);
  expect((await get('/user', body.access_token)).result).toBe('200');
});

test('other sessions that took both steps go on', async () => {
  const person = await signUpWithFactor();
  const tablet = await signIn(person);
  const stepped = await tryCode(person.factor.id, codeOf(person.factor.secret, 1), tablet.access_token);
  expect(stepped.result).toBe('200');
  expect((await get('/user', person.session.access_token)).result).toBe('200');
});

test('a further factor, and taking one away, need both steps [AU-14]', async () => {
  const person = await signUpWithFactor();
  const first = await signIn(person);
  expect((await post('/factors', { factor_type: 'totp' }, first.access_token)).result).toBe(
    '403 insufficient_aal',
  );
  expect((await remove(person.factor.id, first)).result).toBe('422 insufficient_aal');
  await enrol(person.session.access_token, 'second');
});

test('a first step alone does not prove itself by a new factor beside the proven one', async () => {
  const person = await signUpWithFactor();
  const second = await enrol(person.session.access_token, 'second');
  const first = await signIn(person);
  const attempt = await tryCode(second.id, codeOf(second.secret), first.access_token);
  expect(attempt.result).toBe('403 insufficient_aal');
  expect((await rowOf(first))?.aal).toBe('aal1');
});

test('a session that was left open cannot lock its owner out with a second step', async () => {
  const { session } = await signUp();
  const timestamp = Math.floor(Date.now() / 1000) - 16 * 60;
  await db
    .update(sessions)
    .set({ amr: [{ method: 'password', timestamp }] })
    .where(eq(sessions.id, claimsOf(session)['session_id'] as string));
  const { result } = await post('/factors', { factor_type: 'totp' }, session.access_token);
  expect(result).toBe('400 reauthentication_needed');
});

test('a verified factor that is taken away takes the level of its sessions with it [AU-14]', async () => {
  const person = await signUpWithFactor();
  const { factor, session, email } = person;
  expect((await remove(factor.id, session)).body).toEqual({ id: factor.id });
  expect(await rowOf(session)).toMatchObject({ aal: 'aal1', factorId: null, amr: [{ method: 'password' }] });
  const { body } = await refresh(session.refresh_token);
  expect(claimsOf(body)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  expect(body.user).not.toHaveProperty('factors');
  expect((await newestMail(email)).subject).toBe('Two-step sign-in was removed');
});

test('without the second step neither password nor address can be changed', async () => {
  const person = await signUpWithFactor();
  const { access_token: token } = await signIn(person);
  const withProof = { password: NEW, current_password: PASSWORD };
  expect((await put('/user', withProof, token)).result).toBe('401 insufficient_aal');
  expect((await put('/user', withProof, person.session.access_token)).result).toBe('200');
});

test.each(['implicit', 'with a challenge'])(
  'a recovery stays on the first step: who reads the mail does not have the phone (%s)',
  async (kind) => {
    const person = await signUpWithFactor();
    await proveAddress(person);
    const { verifier, fields } = aChallenge();
    const { fragment, query } = await follow(
      await recoveryLink(person.email, kind === 'implicit' ? {} : fields),
    );
    const token = fragment['access_token'] ?? (await exchange(query['code'], verifier)).body.access_token;
    expect(claimsOf({ access_token: token })['aal']).toBe('aal1');
    expect((await put('/user', { password: NEW }, token)).result).toBe('401 insufficient_aal');
    expect((await post('/factors', { factor_type: 'totp' }, token)).result).toBe('403 insufficient_aal');
    expect((await tryPassword(person.email, PASSWORD)).result).toBe('200');
    const stepped = await tryCode(person.factor.id, codeOf(person.factor.secret, 1), token);
    expect(claimsOf(stepped.body)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'recovery' }],
    });
    expect((await put('/user', { password: NEW }, stepped.body.access_token)).result).toBe('200');
  },
);

test('a wrong code raises nothing', async () => {
  const person = await signUpWithFactor();
  const session = await signIn(person);
  const { factor } = person;
  const wrong = codeOf(factor.secret, 5);
  expect((await tryCode(factor.id, wrong, session.access_token)).result).toBe('422 mfa_verification_failed');
  expect((await rowOf(session))?.aal).toBe('aal1');
  expect((await get('/user', person.session.access_token)).result).toBe('200');
});
