import type { Provider, Session } from '@supabase/auth-js';
import { openTab, type Tab } from '#server/auth/auth-js/client.ts';
import { openBrowser, type Browser, type Journey } from '#server/auth/oauth/fakes/browser.ts';

export interface Arrival extends Journey {
  browser: Browser;
  tab: Tab;
}

interface VisitOptions {
  provider?: Provider;
  browser?: Browser;
  flowType?: 'pkce' | 'implicit';
  redirectTo?: string;
}

/** To the provider and back, as a page does it: the client makes the address, the browser follows it. */
export async function visitProvider(
  product: { url: string },
  { provider = 'google', browser = openBrowser(), flowType = 'pkce', redirectTo }: VisitOptions = {},
): Promise<Arrival> {
  const tab = openTab(product, { flowType, fetch: browser.fetch });
  const { data } = await tab.auth.signInWithOAuth({
    provider,
    options: { redirectTo: redirectTo ?? `${product.url}/auth` },
  });
  return { ...(await browser.travel(data.url ?? '', product.url)), browser, tab };
}

/** The same, and the session that is at the end of it. */
export async function signInThere(product: { url: string }, options?: VisitOptions) {
  const arrival = await visitProvider(product, options);
  return { ...arrival, session: await exchange(arrival) };
}

export async function exchange({ tab, landing }: Pick<Arrival, 'tab' | 'landing'>): Promise<Session> {
  const code = landing.searchParams.get('code');
  if (!code) throw new Error(`the provider led to ${landing.search}`);
  const { data, error } = await tab.auth.exchangeCodeForSession(code);
  if (error) throw error;
  return data.session;
}
