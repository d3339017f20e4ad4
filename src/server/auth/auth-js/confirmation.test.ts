import { expect, test } from 'vitest';
import {
  aPerson,
  fragmentOf,
  lastMailTo,
  mailsTo,
  openLink,
  openTab,
  signIn,
  type TabOptions,
} from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { MAIL_TEXTS } from '#tests/support/mails.ts';

const database = await testDatabase();
const product = await testProduct(database, {
  RATE_LIMIT_FACTOR: '100',
  AUTH_AUTOCONFIRM: 'false',
  AUTH_MAIL_INTERVAL_S: '0',
});
const emailRedirectTo = `${product.url}/auth?returnTo=%2Fprofile`;

async function newcomer(options?: TabOptions) {
  const person = aPerson();
  const tab = openTab(product, options);
  const { data, error } = await tab.auth.signUp({ ...person, options: { emailRedirectTo } });
  expect(error).toBeNull();
  const { link } = await lastMailTo(product, person.email);
  return { ...tab, person, link, data };
}

function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}

test('a sign-up that must be confirmed gives a user and no session', async () => {
  const { data, stored, person } = await newcomer();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email: person.email, identities: [{ provider: 'email' }] });
  expect(data.user).not.toHaveProperty('email_confirmed_at');
  expect(data.user?.confirmation_sent_at).toBeTruthy();
  expect(stored()).toBeUndefined();
});

test('until then the right password is told apart from a wrong one, and opens nothing', async () => {
  const { person } = await newcomer();
  const { auth } = openTab(product);
  expect((await auth.signInWithPassword(person)).error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  });
  const wrong = await auth.signInWithPassword({ ...person, password: 'foxes sing' });
  expect(wrong.error?.code).toBe('invalid_credentials');
});

test('the link brings a code to the page that was asked for, and the code a session', async () => {
  const { auth, link, person, events } = await newcomer();
  const landing = await openLink(link);
  expect(landing.searchParams.get('returnTo')).toBe('/profile');
  const { data, error } = await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: person.email, user_metadata: { email_verified: true } });
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(events.at(-1)).toBe('SIGNED_IN');
  await signIn(product, person);
});

test('without PKCE the link brings the session itself', async () => {
  const { link, person } = await newcomer({ flowType: 'implicit' });
  const fragment = fragmentOf(await openLink(link));
  expect(fragment['type']).toBe('signup');
  const { data } = await openTab(product).auth.getUser(fragment['access_token']);
  expect(data.user?.email).toBe(person.email);
});

test.each(['pkce', 'implicit'] as const)(
  'the client can confirm by the hash of a link that was made with %s',
  async (flowType) => {
    const { link, person } = await newcomer({ flowType });
    const tab = openTab(product);
    const { data, error } = await tab.auth.verifyOtp({ type: 'signup', token_hash: tokenOf(link) });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(person.email);
    expect(tab.stored()).toEqual(data.session);
  },
);

test('a token confirms only the address that it was sent to, only as what it is, and only once', async () => {
  const { link, person } = await newcomer({ flowType: 'implicit' });
  const { auth } = openTab(product);
  const token = tokenOf(link);
  const EXPIRED = { status: 403, code: 'otp_expired' };
  const wrong = await auth.verifyOtp({ type: 'signup', email: aPerson().email, token });
  expect(wrong.error).toMatchObject(EXPIRED);
  expect((await auth.verifyOtp({ type: 'recovery', token_hash: token })).error).toMatchObject(EXPIRED);
  expect((await auth.verifyOtp({ type: 'signup', token_hash: `${token}x` })).error).toMatchObject(EXPIRED);
  expect((await auth.verifyOtp({ type: 'signup', email: person.email, token })).error).toBeNull();
  expect((await auth.verifyOtp({ type: 'signup', token_hash: token })).error).toMatchObject(EXPIRED);
});

test('the mail comes again on request, and the newer link replaces the older', async () => {
  const { auth, person, link } = await newcomer();
  const { error } = await auth.resend({ type: 'signup', email: person.email, options: { emailRedirectTo } });
  expect(error).toBeNull();
  const { link: newer } = await lastMailTo(product, person.email);
  expect((await openLink(link)).searchParams.get('error_code')).toBe('otp_expired');
  const landing = await openLink(newer);
  const { data } = await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  expect(data.user?.email).toBe(person.email);
});

test('the same answer, and no mail, for who is confirmed and who is unknown', async () => {
  const { auth, person, link } = await newcomer();
  await openLink(link);
  const stranger = aPerson();
  const before = (await mailsTo(product, person.email)).length;
  const known = await auth.resend({ type: 'signup', email: person.email });
  const unknown = await auth.resend({ type: 'signup', email: stranger.email });
  expect(known).toEqual(unknown);
  expect(known.error).toBeNull();
  expect(await mailsTo(product, person.email)).toHaveLength(before);
  expect(await mailsTo(product, stranger.email)).toEqual([]);
});

test('who signs up with an address that is confirmed gets a made-up user, and its owner a mail', async () => {
  const { person, link, data: first } = await newcomer();
  await openLink(link);
  const { auth, stored } = openTab(product);
  const { data, error } = await auth.signUp({ email: person.email, password: 'a second attempt' });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email: person.email, identities: [] });
  expect(data.user?.id).not.toBe(first.user?.id);
  expect(stored()).toBeUndefined();
  const mail = await lastMailTo(product, person.email);
  expect(mail.subject).toBe(MAIL_TEXTS.en.messages.already_registered.subject);
  expect(mail.text).toContain(`${product.url}/auth?mode=reset`);
  await signIn(product, person);
});

test.each([
  ['link', async () => {}],
  [
    'link, also when it is asked for again,',
    (email: string) => openTab(product).auth.resend({ type: 'signup', email }),
  ],
])(
  'a %s stands for the sign-up that it came from, not for an earlier one by a stranger',
  async (_what, ask) => {
    const person = aPerson();
    const squatter = { ...person, password: 'waiting for Mia' };
    await openTab(product).auth.signUp({ ...squatter, options: { data: { username: 'Mallory' } } });
    await openTab(product).auth.signUp(person);
    await ask(person.email);
    await openLink((await lastMailTo(product, person.email)).link);
    const { session } = await signIn(product, person);
    expect(session.user.user_metadata['username']).toBe(person.email.split('@')[0]);
    const { error } = await openTab(product).auth.signInWithPassword(squatter);
    expect(error?.code).toBe('invalid_credentials');
  },
);

test('whoever recovers an unconfirmed account owns it: the password from before is worth nothing', async () => {
  const { person } = await newcomer();
  const { auth } = openTab(product);
  await auth.resetPasswordForEmail(person.email);
  const landing = await openLink((await lastMailTo(product, person.email)).link);
  await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  const before = await openTab(product).auth.signInWithPassword(person);
  expect(before.error?.code).toBe('invalid_credentials');
  await auth.updateUser({ password: 'badgers hum at dusk' });
  await signIn(product, { email: person.email, password: 'badgers hum at dusk' });
});
