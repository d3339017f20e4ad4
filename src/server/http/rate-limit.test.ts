import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { createSecrets } from '#server/auth/tokens/secrets.ts';
import { openDatabase } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { handleError } from '#server/http/errors.ts';
import { rateLimiting } from '#server/http/rate-limit.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = await testDatabase();

function limited(name: string, env: Record<string, string> = {}, store = database) {
  const limits = rateLimiting(
    parseConfig(env),
    store,
    createSecrets(['a-secret-of-the-tests-which-is-long-enough']),
  );
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(limits.perAddress({ name, points: 3, seconds: 60 }))
    .get('/', (c) => c.text('ok'));
  return (address = '203.0.113.7') =>
    app.request('/', {}, { incoming: { socket: { remoteAddress: address } } });
}

const statuses = async (ask: () => Promise<Response> | Response, times: number) => {
  const seen: number[] = [];
  for (let i = 0; i < times; i++) seen.push((await ask()).status);
  return seen;
};

test('so many requests pass, the next is told when to come back; another address is not touched', async () => {
  const ask = limited('one');
  expect(await statuses(ask, 4)).toEqual([200, 200, 200, 429]);
  const refused = await ask();
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect((await ask('203.0.113.8')).status).toBe(200);
});

test('replicas share a counter, routes do not', async () => {
  expect(await statuses(limited('shared'), 2)).toEqual([200, 200]);
  expect(await statuses(limited('shared'), 2)).toEqual([200, 429]);
  expect(await statuses(limited('other'), 1)).toEqual([200]);
});

test('one setting raises every limit', async () => {
  expect(await statuses(limited('raised', { RATE_LIMIT_FACTOR: '2' }), 7)).toEqual([
    200, 200, 200, 200, 200, 200, 429,
  ]);
});

test('without the database the process goes on counting by itself', async () => {
  const away = openDatabase('postgres://nobody:nothing@127.0.0.1:9/none');
  expect(await statuses(limited('away', {}, { ...away, url: '' }), 4)).toEqual([200, 200, 200, 429]);
  await away.close();
});
