import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import PostalMime from 'postal-mime';
import { expect, showBeacons } from './fixtures.ts';

export const STORAGE_KEY = 'fabloom.auth';
export const PASSWORD = 'seven quiet owls';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string; email: string; user_metadata: { username?: string } };
}

interface NewAccount {
  email?: string;
  password?: string;
  username?: string;
}

/** An address that nobody has had before. */
export function newEmail(name = 'noor'): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.org`;
}

/** Somebody who made an account earlier, on another device. */
export async function makeAccount(request: APIRequestContext, account: NewAccount = {}): Promise<Tokens> {
  const { email = newEmail(), password = PASSWORD, username } = account;
  const data = username ? { username } : {};
  const answer = await request.post('/auth/v1/signup', { data: { email, password, data } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Tokens;
}

/** By the command that whoever runs the product uses. */
export async function makeAdmin(email: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: join(process.env['TEST_DATA_DIR'] as string, 'product') };
  await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'grant', email], { env });
}

/** The browser remembers a session from an earlier visit. */
export async function remember(page: Page, tokens: Tokens): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY,
    JSON.stringify(tokens),
  ] as const);
}

export function stored(page: Page): Promise<Tokens | null> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Tokens | null,
    STORAGE_KEY,
  );
}

export function signInLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Sign In' });
}

export function signedInAs(page: Page, name: string) {
  return page.getByRole('banner').getByRole('button', { name: `${name}: Your account` });
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

export function toast(page: Page, title: string | RegExp) {
  return page.getByRole('listitem').filter({ hasText: title });
}

/** The newest mail to an address, as soon as it has arrived; or as soon as it lies in the outbox of a server without mail. */
export async function mailTo(email: string, subject: RegExp, place = 'mailbox'): Promise<string> {
  const folder = join(process.env['TEST_DATA_DIR'] as string, place);
  let found: string | undefined;
  await expect
    .poll(async () => (found = await findMail(folder, email, subject)), { message: `a mail to ${email}` })
    .toBeDefined();
  return found as string;
}

async function findMail(folder: string, email: string, subject: RegExp): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (mail.to?.[0]?.address === email && subject.test(mail.subject ?? '')) return mail.text ?? '';
  }
  return undefined;
}

export function linkIn(mail: string): string {
  const link = /https?:\/\/\S*\/auth\/v1\/verify\S+/.exec(mail)?.[0];
  expect(link, mail).toBeDefined();
  return link as string;
}

/** Shows by a mailed code that the address is the person's: most accounts begin without that. */
export async function proveAddress(
  request: APIRequestContext,
  { access_token, user }: Tokens,
): Promise<void> {
  const headers = { Authorization: `Bearer ${access_token}` };
  await request.get('/auth/v1/reauthenticate', { headers });
  const code = /\b\d{8}\b/.exec(await mailTo(user.email, /code/i))?.[0];
  const answer = await request.post('/api/account/proof', { headers, data: { code } });
  expect(answer.status(), await answer.text()).toBe(200);
}

const STEP_MS = 30_000;

/** An authenticator app. A code is good for one sign-in, so `later` asks for one of the next half minute. */
export class Authenticator {
  readonly #totp: TOTP;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  code(steps = 0): string {
    return this.#totp.generate({ timestamp: Date.now() + steps * STEP_MS });
  }
}

/** Sets up an authenticator app for an account; the session that did it is at the higher level then. */
export async function addAuthenticator(
  request: APIRequestContext,
  { access_token }: Tokens,
  name: string,
): Promise<{ authenticator: Authenticator; tokens: Tokens }> {
  const headers = { Authorization: `Bearer ${access_token}` };
  const post = async <T>(path: string, data: object) => {
    const answer = await request.post(`/auth/v1/factors${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as T;
  };
  const factor = await post<{ id: string; totp: { secret: string } }>('', {
    factor_type: 'totp',
    friendly_name: name,
  });
  const authenticator = new Authenticator(factor.totp.secret);
  const challenge = await post<{ id: string }>(`/${factor.id}/challenge`, {});
  const tokens = await post<Tokens>(`/${factor.id}/verify`, {
    challenge_id: challenge.id,
    code: authenticator.code(-1),
  });
  return { authenticator, tokens };
}

export interface SentEvent {
  event_type: string;
  event_data: Record<string, unknown>;
  bearer: boolean;
}

/** The events that leave the browser. */
export async function eventsOf(page: Page): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  await showBeacons(page);
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) return;
    const bearer = 'authorization' in request.headers();
    const { events: sent } = request.postDataJSON() as { events: Omit<SentEvent, 'bearer'>[] };
    // How fast a page was comes whenever the page is idle; no journey counts on it.
    const deeds = sent.filter(({ event_type }) => event_type !== 'web_vitals');
    events.push(...deeds.map((event) => ({ ...event, bearer })));
  });
  return events;
}
