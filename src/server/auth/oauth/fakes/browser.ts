import { AUTH_PATH } from '#server/auth/service.ts';

interface Cookie {
  name: string;
  value: string;
  host: string;
  path: string;
}

export interface Journey {
  /** Every address that the browser was sent to, in order. */
  hops: URL[];
  /** The page of our site at which it ended. */
  landing: URL;
}

export type Browser = ReturnType<typeof openBrowser>;

/** A browser as far as cookies and redirects go; redirects are followed by hand, so that tests can look at each. */
export function openBrowser() {
  let cookies: Cookie[] = [];

  const request = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    const sent = cookies.filter(
      (cookie) => cookie.host === url.hostname && covers(cookie.path, url.pathname),
    );
    if (sent.length > 0) headers.set('Cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) keep(line, url);
    return answer;
  };

  const keep = (line: string, { hostname: host }: URL) => {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/);
    const attribute = (wanted: string) =>
      attributes.map((each) => each.split('=')).find(([key]) => key?.toLowerCase() === wanted)?.[1];
    const path = attribute('path') ?? '/';
    cookies = cookies.filter((each) => !(each.name === name && each.host === host && each.path === path));
    if (attribute('max-age') !== '0') cookies.push({ name, value, host, path });
  };

  return {
    /** One request with the cookies of the browser. Usable as the `fetch` of a page. */
    fetch: request,
    cookies: (): readonly Cookie[] => cookies,
    forgetCookies: () => void (cookies = []),

    /** Follows redirects until one leads to a page of the site, and does not open that page. */
    async travel(start: string | URL, site: string): Promise<Journey> {
      const hops: URL[] = [];
      let next = new URL(start);
      while (hops.length < 10) {
        const answer = await request(next);
        const location = answer.headers.get('location');
        if (!location) throw new Error(`${next.pathname} answered ${answer.status}: ${await answer.text()}`);
        next = new URL(location, next);
        hops.push(next);
        if (next.origin === site && !next.pathname.startsWith(AUTH_PATH)) return { hops, landing: next };
      }
      throw new Error('the browser was sent in circles');
    },
  };
}

function covers(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
