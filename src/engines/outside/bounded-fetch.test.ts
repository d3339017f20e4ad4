import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { boundedFetch } from '#engines/outside/bounded-fetch.ts';

const MOST = 100_000;
let sent = 0;
const server = createServer((request, response) => {
  if (request.url === '/bomb') {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000)));
    return;
  }
  if (request.url === '/endless') {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
    };
    response.on('drain', more);
    more();
    return;
  }
  response.writeHead(201, { 'X-Said': 'yes' }).end('x'.repeat(MOST));
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = boundedFetch(MOST);

test('an answer that fits comes as it is', async () => {
  const answer = await ask(url);
  expect([answer.status, answer.headers.get('X-Said')]).toEqual([201, 'yes']);
  expect(await answer.text()).toHaveLength(MOST);
});

test.each(['/bomb', '/endless'])('of %s no more is read than fits', async (path) => {
  await expect((await ask(url + path)).arrayBuffer()).rejects.toThrow(/more than 100000 bytes/);
  expect(sent).toBeLessThan(20_000_000);
});
