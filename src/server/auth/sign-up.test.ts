import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { identities, profiles, users } from '#server/db/schema/accounts.ts';
import { UNHURRIED, accountsOf, anEmail, claimsOf, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const { signUp, tryPassword, post } = accountsOf(await testProduct(database, UNHURRIED));
const make = factories(db);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;

const rowOf = async (email: string) => {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
};

const profileOf = async (id: string) => {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  return profile;
};

test('a sign-up opens a session, and the username is in the account and in the profile [AU-01]', async () => {
  const { session, id } = await signUp({ data: { username: 'Mia' } });
  expect(session.user.user_metadata['username']).toBe('Mia');
  expect((await profileOf(id))?.username).toBe('Mia');
});

test.each([
  ['is not given', {}, (local: string) => local],
  ['is blank', { username: '  ' }, (local: string) => local],
  ['is null', { username: null }, (local: string) => local],
  ['is given by another name', { full_name: ' Mia Fox ' }, () => 'Mia Fox'],
])('a username that %s comes from what there is [AU-01]', async (_title, data, expected) => {
  const { session, email, id } = await signUp({ data });
  const username = expected(email.split('@')[0] ?? '');
  expect(session.user.user_metadata['username']).toBe(username);
  expect((await profileOf(id))?.username).toBe(username);
});

test('a local part that is too long for a username is cut [AU-01]', async () => {
  const email = anEmail('x'.repeat(50));
  expect((await signUp({ email })).session.user.user_metadata['username']).toBe('x'.repeat(50));
});

test('session and user have the members of the protocol, and nothing of ours [AU-07]', async () => {
  const before = Math.floor(Date.now() / 1000);
  const { session, email } = await signUp({ data: { username: 'Mia' } });
  expect(session).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expect.toSatisfy((at: number) => at >= before + 3600 && at <= before + 3610),
    refresh_token: expect.stringMatching(/^[\w-]{40,}$/),
    user: {
      id: expect.stringMatching(UUID),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      email_confirmed_at: TIME,
      confirmed_at: TIME,
      last_sign_in_at: TIME,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { username: 'Mia', email_verified: true },
      identities: [
        {
          identity_id: expect.stringMatching(UUID),
          id: session.user.id,
          user_id: session.user.id,
          provider: 'email',
          identity_data: { sub: session.user.id, email, email_verified: true },
          email,
          last_sign_in_at: TIME,
          created_at: TIME,
          updated_at: TIME,
        },
      ],
      created_at: TIME,
      updated_at: TIME,
      is_anonymous: false,
    },
  });
});

test('the token says who, how and for how long [AU-07]', async () => {
  const { session, id, email } = await signUp({ data: { username: 'Mia' } });
  expect(claimsOf(session)).toMatchObject({
    sub: id,
    email,
    phone: '',
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    exp: session.expires_at,
    session_id: expect.stringMatching(UUID),
    user_metadata: { username: 'Mia' },
    app_metadata: { provider: 'email', providers: ['email'] },
    is_anonymous: false,
  });
});

test.each([
  ['of emoji', '🦊📚'],
  ['in Tamil', 'கதை சொல்லி'],
  ['of 50 characters that are two units each', '🦊'.repeat(50)],
])('a username %s is kept as it is', async (_title, username) => {
  const { id } = await signUp({ data: { username } });
  expect((await profileOf(id))?.username).toBe(username);
});

test('a username of 51 characters is refused', async () => {
  const data = { username: '🦊'.repeat(51) };
  const { result, body } = await post('/signup', { email: anEmail(), password: PASSWORD, data });
  expect(result).toBe('400 validation_failed');
  expect(body['message']).toContain('50');
});

test('an address is the same in any case and with spaces around it', async () => {
  const email = anEmail('mia');
  const { session } = await signUp({ email: `  ${email.toUpperCase()} ` });
  expect(session.user.email).toBe(email);
  expect((await tryPassword(email, PASSWORD)).result).toBe('200');
  const again = await post('/signup', { email: email.replace('mia', 'MIA'), password: PASSWORD });
  expect([again.result, again.body['message']]).toEqual([
    '422 user_already_exists',
    'User already registered',
  ]);
});

test('of many sign-ups with one address at once, one comes through and the others are told', async () => {
  const body = { email: anEmail(), password: PASSWORD };
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('/signup', body)));
  expect(answers.map(({ result }) => result).toSorted()).toEqual([
    '200',
    ...Array.from({ length: 5 }, () => '422 user_already_exists'),
  ]);
});

test.each([
  ['no @', 'mia.example.org'],
  ['no domain', 'mia@'],
  ['a second line', 'mia@example.org\r\nBcc: all@example.org'],
  ['a second address', 'mia@example.org,all@example.org'],
  ['a name', 'Mia <mia@example.org>'],
  ['a NUL', 'mia\u0000@example.org'],
  ['half a character', 'mia\ud800@example.org'],
  ['more than 255 characters', `${'x'.repeat(250)}@example.org`],
  ['a number', 42],
  ['an object', { $ne: null }],
])('an address with %s is refused', async (_title, email) => {
  expect((await post('/signup', { email, password: PASSWORD })).result).toBe('400 validation_failed');
});

test.each([
  ['no password', { email: anEmail() }, '400 validation_failed'],
  ['an empty password', { email: anEmail(), password: '' }, '400 validation_failed'],
  ['no address', { password: PASSWORD }, '400 validation_failed'],
  ['neither, which is an anonymous sign-up', {}, '422 anonymous_provider_disabled'],
  ['a phone', { phone: '+4670000000', password: PASSWORD }, '400 phone_provider_disabled'],
])('a sign-up with %s is refused', async (_title, body, result) => {
  expect((await post('/signup', body)).result).toBe(result);
});

test('nobody gives themselves more than a name: ids, roles and confirmations are ours', async () => {
  const email = anEmail();
  const own = { id: '00000000-0000-4000-8000-000000000000', role: 'service_role', is_admin: true };
  await post('/signup', {
    email,
    password: PASSWORD,
    ...own,
    app_metadata: { role: 'admin' },
    email_confirmed_at: '2001-01-01',
    banned_until: '2001-01-01',
    passwordHash: 'x',
    data: { username: 'Mia' },
  });
  const row = await rowOf(email);
  expect(row?.id).not.toBe(own.id);
  expect(row).toMatchObject({
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: { username: 'Mia', email_verified: true },
    bannedUntil: null,
  });
  expect(row?.emailConfirmedAt?.getFullYear()).toBeGreaterThan(2020);
});

test('members that we do not know, and a challenge of null, are no reason to refuse', async () => {
  const { result } = await post('/signup?redirect_to=http%3A%2F%2Fexample.org', {
    email: anEmail(),
    password: PASSWORD,
    data: { username: 'Mia', theme: 'night' },
    gotrue_meta_security: { captcha_token: 'abc' },
    code_challenge: null,
    code_challenge_method: null,
    factorId: 'leftover',
  });
  expect(result).toBe('200');
});

test('whoever owns an address that was never confirmed starts afresh with it', async () => {
  const email = anEmail('y'.repeat(55)); // a stranger may have typed anything, and a long address is still one
  const stranger = await make.user({
    email,
    emailConfirmedAt: null,
    username: 'stranger',
    userMetadata: { username: 'stranger', plan: 'gold' },
  });
  await make.identity({ userId: stranger.id, email });
  await make.oneTimeToken({ userId: stranger.id, tokenType: 'confirmation', sentTo: email });
  const { session, id } = await signUp({ email });
  expect(id).toBe(stranger.id);
  expect(session.user.user_metadata).toEqual({ username: 'y'.repeat(50), email_verified: true });
  expect((await profileOf(id))?.username).toBe('y'.repeat(50));
  const [identity] = await db.select().from(identities).where(eq(identities.userId, id));
  expect(identity?.identityData).toMatchObject({ email, email_verified: true });
});

test('an address that looks like a number is nobody’s number to call: its owner signs up with it [AU-01]', async () => {
  const { session } = await signUp({ email: `mia.${Date.now()}@example.org` });
  expect(session.access_token).toBeTruthy();
});
