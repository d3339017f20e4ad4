import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ConsentBehindLink, MyConsent } from '#contract/parent-consents.ts';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import { UNHURRIED, anEmail } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct, type TestProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, { ...UNHURRIED, ELEVENLABS_API_KEY: 'a-key' });
const alone = await testProduct(database, UNHURRIED);
const calm = await testProduct(await testDatabase());

const PROTECTED = 'child_protected=1';

interface Browser {
  cookie: string;
  setCookie: string;
  status: number;
}

/** A parent agrees in the dialog; what the child's browser keeps of it. */
async function agree(
  email: string,
  { outsideProviders = false, cookie = '', at = product, language = 'en' } = {},
): Promise<Browser> {
  const wish = { email, outsideProviders, language };
  const answer = await at.postJson('/api/parent-consents', wish, { Cookie: `${PROTECTED}; ${cookie}` });
  const setCookie = answer.headers.get('Set-Cookie') ?? '';
  return { status: answer.status, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

async function mine({ cookie }: Pick<Browser, 'cookie'>, at: TestProduct = product): Promise<MyConsent> {
  const headers = { Cookie: `${PROTECTED}; ${cookie}` };
  return (await (await at.get('/api/parent-consents/mine', { headers })).json()) as MyConsent;
}

async function linksTo(email: string, at: TestProduct = product) {
  const mail = (await at.mails()).findLast(({ to }) => to === email);
  const value = (name: string) => new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  return { mail, token: value('token'), withdraw: value('withdraw') };
}

const rowsOf = (email: string) => db.select().from(parentConsents).where(eq(parentConsents.email, email));
const post = (path: string, body: object) => product.postJson(`/api/parent-consents/${path}`, body);

test('a parent is asked by mail, confirms there, and withdraws by a link of the same mail [AG-10]', async () => {
  const email = anEmail('parent');
  const browser = await agree(` ${email.toUpperCase()} `, { language: 'sv' });
  expect(browser.status).toBe(202);
  expect(browser.setCookie).toMatch(/; HttpOnly/i);
  expect(browser.setCookie).toMatch(/; SameSite=Lax/i);
  expect(await mine(browser)).toEqual({ state: 'pending', outsideProviders: false, signInOpen: false });
  const { mail, token, withdraw } = await linksTo(email);
  expect(mail?.subject).toBe('Ditt samtycke för ditt barn på Fabloom');
  const kept = JSON.stringify(await rowsOf(email));
  const [, secret = ''] = browser.cookie.split('.');
  for (const key of [token, withdraw, secret]) {
    expect(key).toHaveLength(43);
    expect(kept, 'only hashes are kept').not.toContain(key);
  }

  for (const method of ['GET', 'HEAD']) {
    const page = await product.get(`/parent-consent?token=${token}`, { method });
    expect([method, page.status]).toEqual([method, 200]);
    expect((await product.get(`/parent-consent?withdraw=${withdraw}`, { method })).status).toBe(200);
  }
  const looked = (await (await post('links', { token })).json()) as ConsentBehindLink;
  expect(looked).toEqual({ state: 'pending', outsideProviders: false, signIn: false });
  expect((await mine(browser)).state, 'looking confirms nothing').toBe('pending');

  expect((await post('confirm', { token })).status).toBe(200);
  expect((await mine(browser)).state).toBe('confirmed');
  const [confirmed] = await rowsOf(email);
  expect((await post('confirm', { token })).status, 'a second time is no fault').toBe(200);
  expect((await rowsOf(email))[0]?.confirmedAt).toEqual(confirmed?.confirmedAt);

  expect((await post('withdraw', { token: withdraw })).status).toBe(200);
  expect(await rowsOf(email), 'the address is gone at once').toEqual([]);
  expect((await mine(browser)).state, 'the browser hears of it').toBe('gone');
  expect((await post('confirm', { token })).status).toBe(404);
  expect((await post('withdraw', { token: withdraw })).status).toBe(404);
});

test('outside providers are asked for apart, and only where there are any [AG-10]', async () => {
  const [wish, change, none] = [anEmail(), anEmail(), anEmail()];
  const allowed = await agree(wish, { outsideProviders: true });
  expect((await mine(allowed)).outsideProviders).toBe(true);
  const asked = await agree(change);
  const { token } = await linksTo(change);
  await post('confirm', { token, outsideProviders: true });
  expect(await mine(asked)).toMatchObject({ state: 'confirmed', outsideProviders: true });
  await post('confirm', { token });
  expect((await mine(asked)).outsideProviders, 'it can be taken back').toBe(false);
  const here = await agree(none, { outsideProviders: true, at: alone });
  expect((await mine(here, alone)).outsideProviders).toBe(false);
  const engines = (at: TestProduct) => at.get('/api/engines').then((answer) => answer.json());
  expect(await engines(product)).toMatchObject({ outside: true, mailSends: false });
  expect(await engines(alone)).toMatchObject({ outside: false });
});

test('where no mail can be sent, the dialog says so and promises none [AG-10]', async () => {
  const sending = await testProduct(database, { SMTP_URL: 'smtp://127.0.0.1:9' });
  const textOf = async (at: TestProduct) => (await at.get('/about')).text();
  const [without, withMail] = [await textOf(product), await textOf(sending)];
  expect(without).toContain('This site cannot send mail');
  expect(without).not.toContain('on its way to you');
  expect(withMail).not.toContain('cannot send mail');
  expect(withMail).toContain('on its way to you');
  expect(without, 'outside providers are configured').toContain('Other companies may help');
  expect(withMail).not.toContain('Other companies may help');
});

test('a browser from the days before has none, and one with a made-up cookie had one', async () => {
  expect((await mine({ cookie: '' })).state).toBe('none');
  const browser = await agree(anEmail());
  const forged = browser.cookie.replace(/\.[\w-]+$/, `.${'A'.repeat(43)}`);
  expect((await mine({ cookie: forged })).state).toBe('gone');
  expect((await mine({ cookie: 'parent_consent=nonsense' })).state).toBe('none');
});

test('what nobody confirmed for a week, or was confirmed two years ago, holds no longer [AG-10]', async () => {
  const email = anEmail();
  const browser = await agree(email);
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000);
  const age = (set: Partial<typeof parentConsents.$inferInsert>) =>
    db.update(parentConsents).set(set).where(eq(parentConsents.email, email));
  const { token } = await linksTo(email);
  await age({ createdAt: ago(7.1) });
  expect([(await mine(browser)).state, (await post('confirm', { token })).status]).toEqual(['gone', 404]);
  await age({ confirmedAt: ago(729) });
  expect((await mine(browser)).state).toBe('confirmed');
  await age({ confirmedAt: ago(731) });
  expect((await mine(browser)).state).toBe('gone');
});

test('a wrong address is put right: the browser has one consent, and the first address is forgotten', async () => {
  const [wrong, right] = [anEmail('wrong'), anEmail('right')];
  const first = await agree(wrong);
  const second = await agree(right, { cookie: first.cookie });
  expect(await rowsOf(wrong)).toEqual([]);
  expect((await mine(second)).state).toBe('pending');
  expect((await post('confirm', { token: (await linksTo(wrong)).token })).status).toBe(404);
});

test('the parent lets somebody sign in on the browser, for a quarter of an hour [AG-10]', async () => {
  const email = anEmail();
  const browser = await agree(email);
  const headers = { Cookie: `${PROTECTED}; ${browser.cookie}` };
  const ask = () => product.postJson('/api/parent-consents/sign-in-request', {}, headers);
  await post('confirm', { token: (await linksTo(email)).token });
  expect((await mine(browser)).signInOpen).toBe(false);
  expect((await ask()).status).toBe(202);
  const { mail, token } = await linksTo(email);
  expect(mail?.subject).toBe('Signing in on your child’s browser');
  expect(await (await post('links', { token })).json()).toMatchObject({ state: 'confirmed', signIn: true });
  await post('confirm', { token, signIn: true });
  expect((await mine(browser)).signInOpen).toBe(true);
  const [row] = await rowsOf(email);
  const minutes = ((row?.signInUntil?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(14);
  expect(minutes).toBeLessThanOrEqual(15);
  await db
    .update(parentConsents)
    .set({ signInAskedAt: new Date(Date.now() - 61 * 60_000), signInUntil: new Date(Date.now() - 1000) })
    .where(eq(parentConsents.email, email));
  expect((await mine(browser)).signInOpen).toBe(false);
  expect((await post('confirm', { token, signIn: true })).status, 'the link is an hour old').toBe(404);
  const nobody = await product.postJson('/api/parent-consents/sign-in-request', {}, { Cookie: PROTECTED });
  expect(nobody.status).toBe(404);
});

test.each([undefined, '', 'mia', 'mia@', 'a@b@c.de', 'mia@example.org\nBcc: x@y.zz', 7])(
  'what is no address is refused: %j',
  async (email) => {
    const answer = await product.postJson('/api/parent-consents', { email, language: 'en' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  },
);

test('a mailbox gets three mails an hour, one network asks ten times; the log knows no address [AG-10]', async () => {
  const email = anEmail();
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await agree(email, { at: calm })).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
  for (let i = 0; i < 6; i++) await agree(anEmail(), { at: calm });
  expect((await agree(anEmail(), { at: calm })).status).toBe(429);
  expect((await calm.mails()).filter(({ to }) => to === email)).toHaveLength(3);
  expect(JSON.stringify([product.logged(), calm.logged()])).not.toContain('@example.org');
});
