import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { openDatabase } from '#server/db/database.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { hashOf } from '#server/http/security-headers.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database);

/** `fetch` unpacks on its own; this shows the bytes as they were sent. */
function raw(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    request(product.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

test('health, readiness and metrics answer', async () => {
  expect(await (await product.get('/healthz')).json()).toEqual({ status: 'ok', database: 'there' });
  expect(await (await product.get('/readyz')).json()).toEqual({ status: 'ready' });
  const metrics = await (await product.get('/metrics')).text();
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="GET",area="healthz",status="2xx"} 1',
  );
});

test('a product without its database is alive but not ready', async () => {
  const away = openDatabase('postgres://nobody:nothing@127.0.0.1:9/none');
  const lonely = await testProduct(away);
  expect((await lonely.get('/healthz')).status).toBe(200);
  const ready = await lonely.get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'database' }]);
  await away.close();
});

test('metrics are not for those who come through a proxy', async () => {
  expect((await product.get('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(404);
});

/** Cached, with a query, with a parameter, and a page that is not there. */
const PAGES = ['/about', '/', '/?create', '/blog/again', '/no-such-page'];

test.each(PAGES)('the policy of %s names exactly its inline scripts and styles', async (path) => {
  const answer = await product.get(path);
  const html = await answer.text();
  const parts = (answer.headers.get('Content-Security-Policy') ?? '').split('; ');
  const named = (part: string) =>
    parts
      .find((each) => each.startsWith(`${part} `))
      ?.split(' ')
      .slice(1) ?? [];
  const hashes = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}(?![^>]*application/ld)[^>]*>([^]*?)</${name}>`, 'g'))].map(
      ([, code = '']) => hashOf(code),
    );
  expect(new Set(named('script-src'))).toEqual(new Set(["'self'", ...hashes('script')]));
  expect(hashes('script').length).toBeGreaterThan(2);
  expect(named('style-src')).toEqual(expect.arrayContaining(hashes('style')));
  expect(html).not.toMatch(/\bnonce\b/);
});

test.each(['/about', '/blog/again'])(
  'who has %s already is told so, with the policy it came with',
  async (path) => {
    const first = await product.get(path);
    const tag = first.headers.get('ETag') ?? '';
    const policy = first.headers.get('Content-Security-Policy');
    const again = await product.get(path, { headers: { 'If-None-Match': `"older", ${tag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('Content-Security-Policy')).toBe(policy);
    const other = { 'If-None-Match': tag, Cookie: 'appLanguage=de' };
    expect((await product.get(path, { headers: other })).status).toBe(200);
  },
);

test('a page says the same of itself from memory as on the first visit, and as an address that is never kept', async () => {
  const described = async (path: string) => {
    const { headers } = await product.get(path);
    const own = new Set(['x-request-id', 'date', 'etag', 'content-length', 'content-security-policy']);
    return Object.fromEntries([...headers].filter(([name]) => !own.has(name)));
  };
  const first = await described('/faq');
  expect(await described('/faq')).toEqual(first);
  expect(await described('/faq?from=mail')).toEqual(first);
});

test('a page that is not there is always sent', async () => {
  const first = await product.get('/no-such-page');
  expect(first.headers.get('ETag')).toBeNull();
  expect((await product.get('/no-such-page', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
});

test('the policy names no foreign origin and no unsafe script', async () => {
  const policy = (await product.get('/')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/https?:|unsafe-eval|nonce|(?:script|style)-src [^;]*unsafe-inline/);
});

test('answers carry the protective headers, errors too', async () => {
  for (const path of ['/', '/api/engines', '/api/nothing', '/no-such-page']) {
    const { headers } = await product.get(path);
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    expect(headers.get('X-Frame-Options'), path).toBe('DENY');
    expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('X-Request-Id'), path).toMatch(/^[\w-]{8,64}$/);
    expect(headers.get('Strict-Transport-Security'), path).toBeNull();
  }
});

test('behind https the browser is told to stay there', async () => {
  const secure = await testProduct(database, { SITE_URL: 'https://stories.example.org' });
  expect((await secure.get('/')).headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
});

test('pages, messages and JSON are compressed for those who accept it', async () => {
  const plain = await raw('/', {});
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const packed = await raw('/', { 'Accept-Encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
  }
  const messages = /data-messages="([^"]+)"/.exec(plain.body.toString())?.[1] as string;
  expect((await raw(messages, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
});

test('hashed assets may be kept for ever and come compressed from the build', async () => {
  const html = await (await product.get('/')).text();
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] as string;
  const { headers } = await raw(script, { 'Accept-Encoding': 'br' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('br');
  for (const file of ['/favicon.svg', '/flags/de.svg'])
    expect((await product.get(file)).headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect((await product.get('/assets/../../package.json')).status).toBe(404);
  expect((await product.get('/assets/%2e%2e%2f%2e%2e%2fpackage.json')).status).toBe(404);
});

test.each([
  [{}, 'en'],
  [{ 'Accept-Language': 'ta-IN,en;q=0.5' }, 'ta'],
  [{ Cookie: 'appLanguage=ja', 'Accept-Language': 'de' }, 'ja'],
  [{ Cookie: 'appLanguage=klingon', 'Accept-Language': 'de' }, 'de'],
])('the first byte is in the language of the reader: %o is answered in %s', async (headers, language) => {
  const html = await (await product.get('/', { headers: headers as Record<string, string> })).text();
  expect(html).toContain(`<html lang="${language}"`);
});

test('nothing stands between the page and its first paint: styles are in it, scripts come after it', async () => {
  const html = await (await product.get('/')).text();
  expect(html).toContain('<style id="styles"');
  expect(html).not.toMatch(/ rel="(?:stylesheet|modulepreload)"|<script[^>]* (?:type="module"|src=)/);
  expect(html).toContain('id="later"');
});

test('one address per page: capitals and slashes too many are redirected, and never to another host', async () => {
  const location = async (path: string) => {
    const response = await product.get(path);
    return [response.status, response.headers.get('Location')];
  };
  expect(await location('/about/?a=1')).toEqual([308, '/about?a=1']);
  expect(await location('/FAQ?q=Why')).toEqual([308, '/faq?q=Why']);
  expect(await location('/blog/%C3%A9t%C3%A9')).toEqual([404, null]);
  expect(await location('//evil.example/')).toEqual([308, '/evil.example']);
});

test('an odd spelling of an address does not spoil the page that others get', async () => {
  await product.get('/%74eam', { headers: { Cookie: 'appLanguage=sv' } });
  const html = await (await product.get('/team', { headers: { Cookie: 'appLanguage=sv' } })).text();
  expect(html).toContain(`<link rel="canonical" href="${product.url}/team"/>`);
});

test('a telling has an address of its own, and the story’s address speaks the reader’s language', async () => {
  const dragon = '/story-library/fairy-tales/the-dragon-who-sneezed-buttons';
  const read = async (path: string, language: string) =>
    (await product.get(path, { headers: { Cookie: `appLanguage=${language}` } })).text();
  const german = await read(dragon, 'de');
  expect(german).toContain('Der Drache, der Knöpfe nieste');
  expect(german).toContain(`<link rel="canonical" href="${product.url}${dragon}/de"/>`);
  const named = await read(`${dragon}/de`, 'en');
  expect(named).toContain('Der Drache, der Knöpfe nieste');
  expect(named).toContain(`hrefLang="x-default" href="${product.url}${dragon}"`);
  expect(await read(`${dragon}/en`, 'de')).toContain(
    `<link rel="canonical" href="${product.url}${dragon}"/>`,
  );
  const elsewhere = await product.get('/story-library/non-fiction/hic/xx');
  expect(elsewhere.status).toBe(404);
});

test('pages with a query are compressed, private and painted first, too', async () => {
  const { headers, body } = await raw('/?create', { 'Accept-Encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['cache-control']).toBe('private, no-cache');
  const html = gunzipSync(body).toString();
  expect(html).toContain('id="later"');
});

test('a HEAD request has the headers of the page and no body; pages cannot be posted to', async () => {
  const head = await product.get('/about', { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '',
  ]);
  expect((await product.postJson('/about', {})).status).toBe(405);
});

test('texts of another version are answered with ours, but not for ever', async () => {
  const response = await product.get('/languages/fr.0ldVersion.json');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect((await product.get('/languages/xx.json')).status).toBe(404);
});

test('an unknown page is a 404 with a page, and its path is logged [SP-06]', async () => {
  const response = await product.get('/dragons/here?secret=1');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
  expect(product.logged()).toContainEqual(
    expect.objectContaining({ msg: 'page not found', path: '/dragons/here' }),
  );
  expect(JSON.stringify(product.logged())).not.toContain('secret=1');
});

test('an unknown address of the API is a 404 in the one shape of errors', async () => {
  const response = await product.get('/api/nothing');
  expect(response.status).toBe(404);
  expect(errorBody.parse(await response.json()).code).toBe('not_found');
});

test('a request id from outside is kept when it is harmless', async () => {
  const id = async (given: string) =>
    (await product.get('/healthz', { headers: { 'X-Request-Id': given } })).headers.get('X-Request-Id');
  expect(await id('trace-12345678')).toBe('trace-12345678');
  expect(await id('"><script>')).not.toContain('script');
});

const event = {
  session_id: '3f6f0b0e-8f2a-4c59-9a5e-0c1f6f0a2b77',
  event_type: 'page_view',
  event_data: { path: '/' },
};

test('an event is stored with its session and agent, and no user [AL-01]', async () => {
  const response = await product.postJson('/api/events', event, { 'User-Agent': 'TestBrowser/1' });
  expect(response.status).toBe(204);
  expect(await database.db.select().from(userAnalytics)).toMatchObject([
    {
      userId: null,
      sessionId: event.session_id,
      eventType: 'page_view',
      eventData: { path: '/' },
      userAgent: 'TestBrowser/1',
    },
  ]);
});

test('an event of a child-protected browser is refused and not stored [AG-08]', async () => {
  const before = await database.db.$count(userAnalytics);
  const response = await product.postJson('/api/events', event, { Cookie: 'child_protected=1' });
  expect([response.status, errorBody.parse(await response.json()).code]).toEqual([403, 'child_protected']);
  expect(await database.db.$count(userAnalytics)).toBe(before);
});

test.each([
  ['a wrong type', { ...event, event_type: 'DROP TABLE' }, 'event_type'],
  ['no session', { ...event, session_id: undefined }, 'session_id'],
  ['an address that nobody built', { ...event, event_data: { path: '/Mia Smith' } }, 'event_data.path'],
  ['data that nobody asked for', { ...event, event_data: { path: '/', child: 'Mia' } }, 'event_data'],
  ['a list', [event], 'body'],
])('bad input is named: %s', async (_title, body, field) => {
  const response = await product.postJson('/api/events', body);
  expect(response.status).toBe(400);
  const { code, fields } = errorBody.parse(await response.json());
  expect(code).toBe('validation_failed');
  expect(Object.keys(fields ?? {})).toContain(field);
});

test('a body that is no JSON, and one that is too large, get clear errors', async () => {
  const broken = await product.get('/api/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"session_id":',
  });
  expect([broken.status, errorBody.parse(await broken.json()).code]).toEqual([400, 'http_400']);
  const large = await product.postJson('/api/events', { ...event, padding: 'x'.repeat(1024 * 1024) });
  expect([large.status, errorBody.parse(await large.json()).code]).toEqual([413, 'too_large']);
});

test('a NUL character, which PostgreSQL refuses, is bad input and not our failure', async () => {
  const response = await product.postJson('/api/events', { ...event, event_data: { path: 'a\u0000b' } });
  expect(response.status).toBe(400);
});

test('what goes wrong inside is masked outside and told in the log', async () => {
  const closed = openDatabase(database.url);
  await closed.close();
  const broken = await testProduct(closed);
  const response = await broken.postJson('/api/events', event);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: 'Something went wrong. Please try again.',
    code: 'unexpected',
  });
  expect(broken.logged()).toContainEqual(
    expect.objectContaining({ msg: 'unexpected error', level: 'error' }),
  );
});
