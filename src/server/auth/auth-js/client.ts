import { randomBytes } from 'node:crypto';
import { AuthClient, type AuthChangeEvent, type GoTrueClientOptions, type Session } from '@supabase/auth-js';
import { onTestFinished } from 'vitest';
import { AUTH_PATH } from '#server/auth/service.ts';

export const STORAGE_KEY = 'fabloom.test';

/** A tab of a browser: the real client, unmodified, with what it keeps and what it asks. */
export interface Tab {
  auth: InstanceType<typeof AuthClient>;
  storage: Map<string, string>;
  /** As `GET /user`, oldest first. */
  requests: string[];
  events: AuthChangeEvent[];
  /** What lies in the storage; reading it asks nothing and refreshes nothing. */
  stored: () => Session | undefined;
}

export interface TabOptions extends Omit<GoTrueClientOptions, 'storage'> {
  /** Tabs of one browser share it. */
  storage?: Map<string, string>;
}

/** Call it inside a test: the tab is closed with it. */
export function openTab(
  product: { url: string },
  { storage = new Map(), fetch: ask = fetch, ...options }: TabOptions = {},
): Tab {
  const service = product.url + AUTH_PATH;
  const requests: string[] = [];
  const auth = new AuthClient({
    url: service,
    storageKey: STORAGE_KEY,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    fetch: (input, init) => {
      const { href } = new URL(input instanceof Request ? input.url : input);
      requests.push(`${init?.method ?? 'GET'} ${href.replace(service, '')}`);
      return ask(input, init);
    },
    autoRefreshToken: false,
    flowType: 'pkce',
    ...options,
  });
  const events: AuthChangeEvent[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  onTestFinished(() => auth.dispose());
  const stored = () => {
    const text = storage.get(STORAGE_KEY);
    return text === undefined ? undefined : (JSON.parse(text) as Session);
  };
  return { auth, storage, requests, events, stored };
}

export interface Person {
  email: string;
  password: string;
}

export function aPerson(): Person {
  const name = `reader-${randomBytes(5).toString('hex')}`;
  return { email: `${name}@example.org`, password: `otters sing to ${name}` };
}

/** A tab in which a new person is signed up and, addresses counting as confirmed, signed in. */
export async function signUp(product: { url: string }, options?: TabOptions) {
  const person = aPerson();
  const tab = openTab(product, options);
  const { data, error } = await tab.auth.signUp(person);
  if (error ?? !data.session) throw error ?? new Error('the sign-up gave no session');
  return { ...tab, person, session: data.session };
}

/** Another tab, or another device, of somebody who has an account. */
export async function signIn(product: { url: string }, { email, password }: Person, options?: TabOptions) {
  const tab = openTab(product, options);
  const { data, error } = await tab.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { ...tab, session: data.session };
}

interface Post {
  mails(): Promise<{ to: string; subject: string; text: string; link: string }[]>;
}

export async function mailsTo(product: Post, address: string) {
  return (await product.mails()).filter(({ to }) => to === address);
}

export async function lastMailTo(product: Post, address: string) {
  const mail = (await mailsTo(product, address)).at(-1);
  if (!mail) throw new Error(`no mail came to ${address}`);
  return mail;
}

/** Shows by a mailed code that the address is the person's: most accounts begin without that. */
export async function proveAddress(
  product: Post & {
    postJson(path: string, body: unknown, headers: Record<string, string>): Promise<Response>;
  },
  { auth, person }: Pick<Tab, 'auth'> & { person: Person },
): Promise<void> {
  await auth.reauthenticate();
  const code = /\b\d{8}\b/.exec((await lastMailTo(product, person.email)).text)?.[0];
  const { data } = await auth.getSession();
  const headers = { Authorization: `Bearer ${data.session?.access_token}` };
  const { status } = await product.postJson('/api/account/proof', { code }, headers);
  if (status !== 200) throw new Error(`not proven: ${status}`);
}

/** Opens a mailed link as a browser would, and says where it leads. */
export async function openLink(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the link was answered with ${answer.status}`);
  return new URL(answer.headers.get('location') ?? '');
}

/** What a page finds behind the `#` of its address. */
export function fragmentOf({ hash }: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}
