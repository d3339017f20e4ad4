import { expect, test } from 'vitest';
import {
  aPerson,
  fragmentOf,
  lastMailTo,
  mailsTo,
  openLink,
  openTab,
  signIn,
  signUp,
  type TabOptions,
} from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { MAIL_TEXTS } from '#tests/support/mails.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_MAIL_INTERVAL_S: '0' });
const emailRedirectTo = `${product.url}/profile?tab=account`;

async function mover(options?: TabOptions) {
  const tab = await signUp(product, options);
  const newEmail = aPerson().email;
  const { data, error } = await tab.auth.updateUser({ email: newEmail }, { emailRedirectTo });
  expect(error).toBeNull();
  const { link: oldLink } = await lastMailTo(product, tab.person.email);
  const { link: newLink } = await lastMailTo(product, newEmail);
  return { ...tab, newEmail, oldLink, newLink, user: data.user };
}

test('the address stays what it is until both mailboxes have agreed [AU-10]', async () => {
  const { auth, person, newEmail, oldLink, newLink, user } = await mover();
  expect(user).toMatchObject({ email: person.email, new_email: newEmail });

  const halfWay = await openLink(oldLink);
  expect(halfWay.searchParams.get('tab')).toBe('account');
  expect(halfWay.searchParams.get('message')).toContain('other email');
  expect(fragmentOf(halfWay)['message']).toBe(halfWay.searchParams.get('message'));
  expect((await auth.getUser()).data.user).toMatchObject({ email: person.email, new_email: newEmail });

  const landing = await openLink(newLink);
  const { data, error } = await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user?.email).toBe(newEmail);
  expect(data.user).not.toHaveProperty('new_email');
  expect(data.user?.identities).toMatchObject([{ email: newEmail, identity_data: { email: newEmail } }]);
});

test('the order of the two links does not matter [AU-10]', async () => {
  const { auth, newEmail, oldLink, newLink } = await mover();
  expect((await openLink(newLink)).searchParams.has('message')).toBe(true);
  const landing = await openLink(oldLink);
  await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  expect((await auth.getUser()).data.user?.email).toBe(newEmail);
});

test('afterwards one signs in with the new address only, and the old one is told [AU-10]', async () => {
  const { person, newEmail, oldLink, newLink } = await mover();
  await openLink(oldLink);
  await openLink(newLink);
  const { password } = person;
  await signIn(product, { email: newEmail, password });
  expect((await openTab(product).auth.signInWithPassword(person)).error?.code).toBe('invalid_credentials');
  const notice = await lastMailTo(product, person.email);
  expect(notice.subject).toBe(MAIL_TEXTS.en.messages.email_changed.subject);
});

test('without PKCE the message and then the session come behind the # [AU-10]', async () => {
  const { newEmail, oldLink, newLink } = await mover({ flowType: 'implicit' });
  const halfWay = await openLink(oldLink);
  expect(halfWay.search).toBe('?tab=account');
  expect(fragmentOf(halfWay)['message']).toContain('other email');
  const fragment = fragmentOf(await openLink(newLink));
  expect(fragment['type']).toBe('email_change');
  const { data } = await openTab(product).auth.getUser(fragment['access_token']);
  expect(data.user?.email).toBe(newEmail);
});

test('the client can follow the links itself [AU-10]', async () => {
  const { newEmail, oldLink, newLink } = await mover({ flowType: 'implicit' });
  const { auth } = openTab(product);
  const first = await auth.verifyOtp({ type: 'email_change', token_hash: tokenOf(oldLink) });
  expect(first).toMatchObject({ data: { session: null }, error: null });
  const second = await auth.verifyOtp({ type: 'email_change', token_hash: tokenOf(newLink) });
  expect(second.data.user?.email).toBe(newEmail);
});

test('links that are asked for again replace the first ones [AU-10]', async () => {
  const { auth, person, newEmail, oldLink, newLink } = await mover();
  const { error } = await auth.resend({
    type: 'email_change',
    email: person.email,
    options: { emailRedirectTo },
  });
  expect(error).toBeNull();
  const again = [
    (await lastMailTo(product, person.email)).link,
    (await lastMailTo(product, newEmail)).link,
  ] as const;
  for (const link of [oldLink, newLink]) {
    expect((await openLink(link)).searchParams.get('error_code')).toBe('otp_expired');
  }
  await openLink(again[0]);
  const landing = await openLink(again[1]);
  const { data } = await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  expect(data.user?.email).toBe(newEmail);
});

test.each(['old', 'new'] as const)(
  'one mailbox cannot agree twice: two links to the %s address move nothing [AU-10]',
  async (side) => {
    const { auth, person, newEmail, oldLink, newLink } = await mover();
    await openLink(side === 'old' ? oldLink : newLink);
    await auth.resend({ type: 'email_change', email: person.email });
    const { link } = await lastMailTo(product, side === 'old' ? person.email : newEmail);
    await openLink(link);
    expect((await auth.getUser()).data.user).toMatchObject({ email: person.email, new_email: newEmail });
  },
);

test('both links may be opened at the same moment [AU-10]', async () => {
  const { auth, newEmail, oldLink, newLink } = await mover();
  const landings = await Promise.all([openLink(oldLink), openLink(newLink)]);
  expect(landings.filter(({ searchParams }) => searchParams.has('code'))).toHaveLength(1);
  expect((await auth.getUser()).data.user?.email).toBe(newEmail);
});

test('a change that was begun anew needs both mailboxes anew [AU-10]', async () => {
  const { auth, person, oldLink } = await mover();
  await openLink(oldLink);
  const another = aPerson().email;
  await auth.updateUser({ email: another });
  await openLink((await lastMailTo(product, another)).link);
  expect((await auth.getUser()).data.user?.email).toBe(person.email);
});

test('an address that somebody has is refused, and nobody is mailed [AU-10]', async () => {
  const { person: other } = await signUp(product);
  const { auth, session } = await signUp(product);
  const { error } = await auth.updateUser({ email: other.email });
  expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  expect(await mailsTo(product, other.email)).toEqual([]);
  expect((await auth.getUser()).data.user?.email).toBe(session.user.email);
});

test('an address that somebody took meanwhile is not taken from them [AU-10]', async () => {
  const { auth, person, newEmail, oldLink, newLink } = await mover();
  await openTab(product).auth.signUp({ email: newEmail, password: 'quicker than you' });
  await openLink(oldLink);
  expect((await openLink(newLink)).searchParams.get('error_code')).toBe('email_exists');
  expect((await auth.getUser()).data.user?.email).toBe(person.email);
});

function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}
