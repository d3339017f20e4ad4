import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { expect, test } from 'vitest';
import type { AppEnv } from '#server/http/app-env.ts';
import { compressAnswers } from '#server/http/compress-answers.ts';

const app = new Hono<AppEnv>()
  .use(compressAnswers())
  .get('/stories', (c) => c.json({ text: 'Once more. '.repeat(500) }))
  .get('/words', (c) => streamSSE(c, (stream) => stream.writeSSE({ data: 'Once more. '.repeat(500) })));

const encoding = async (path: string, accepted?: string) => {
  const headers = accepted ? { 'Accept-Encoding': accepted } : undefined;
  return (await app.request(path, { headers })).headers.get('Content-Encoding');
};

test('JSON is compressed for those who accept it', async () => {
  expect(await encoding('/stories', 'gzip, br')).toBe('gzip');
  expect(await encoding('/stories')).toBeNull();
});

test('a stream of events is never compressed, or the words would wait for each other', async () => {
  expect(await encoding('/words', 'gzip')).toBeNull();
});
