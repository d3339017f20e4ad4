const MAX_LENGTH = 2048;
/** Browsers read a backslash as a slash and drop control characters and spaces at the ends; we take neither. */
const SUSPICIOUS = /[\s\\\p{Cc}]/u;
const ENDPOINTS = /^\/(auth\/v1|api|rest|functions|storage|dev)(\/|$)/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Where a journey through a mail or a provider may come back to. */
export interface RedirectRules {
  siteUrl: string;
  /** Further origins from the configuration. */
  origins: readonly string[];
}

/** The first of the wishes that is allowed, else the site itself. */
export function chooseRedirect(wishes: readonly (string | undefined)[], rules: RedirectRules): string {
  for (const wish of wishes) {
    const url = allowedUrl(wish, rules);
    if (url) return url;
  }
  return rules.siteUrl;
}

function allowedUrl(wish: string | undefined, { siteUrl, origins }: RedirectRules): string | undefined {
  if (wish === undefined || wish.length > MAX_LENGTH || SUSPICIOUS.test(wish)) return undefined;
  const url = URL.parse(wish);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  const allowed = [new URL(siteUrl).origin, ...origins].flatMap(alsoOnLoopback);
  // Pages only: an endpoint that redirects would carry a fragment with a session in it to somebody else.
  return allowed.includes(url.origin) && !isEndpoint(url.pathname) ? url.href : undefined;
}

/** As the router will read it, which undoes escapes, and the pages, which send `//api` on to `/api`. */
function isEndpoint(pathname: string): boolean {
  try {
    return ENDPOINTS.test(decodeURI(pathname).replace(/\/{2,}/g, '/'));
  } catch {
    return true; // half an escape is no page of ours
  }
}

/** A site at `localhost:3000` is the same site at `127.0.0.1:3000`. */
function alsoOnLoopback(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((host) => `${protocol}//${host}${port && `:${port}`}`);
}

/** Adds to the query, keeps what is there, drops a fragment: that is where sessions and errors travel. */
export function withQuery(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  url.hash = '';
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

export function withFragment(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  // An empty `sb` is how the client tells our fragments from those of others.
  url.hash = `${new URLSearchParams(values).toString()}&sb=`;
  return url.href;
}
