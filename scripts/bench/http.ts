import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startProduct } from './product-process.ts';

/**
 * How much of a bare Hono handler's throughput is left when the whole product stands around it: the same bytes, the
 * same connections, in turns on the same machine. `npm run bench http [-- --seconds 2]`
 */
const ROUNDS = 3;
const GOAL = 0.8;
/** As browsers ask. */
const PACKED = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const CONNECTIONS = 40;
const PRODUCT_PORT = 3180;
const BARE_PORT = 3181;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' } } });
const seconds = Number(values.seconds);

type Headers = Record<string, string>;

interface Measured {
  perSecond: number;
  p99: number;
}

async function main() {
  const product = await startProduct(PRODUCT_PORT, { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info' });
  const page = await fetch(product.url, { headers: { 'Accept-Encoding': 'identity' } });
  const html = await page.text();
  const known = { 'If-None-Match': page.headers.get('ETag') ?? '' };
  const json = await (await fetch(`${product.url}/api/engines`)).text();
  const bare = spawn(process.execPath, ['scripts/bench/bare-server.ts', String(BARE_PORT)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  bare.stdin.end(JSON.stringify({ html, json }));
  await once(bare.stdout, 'data');

  const bareUrl = `http://localhost:${BARE_PORT}`;
  console.log(
    `| request | bare Hono, requests/s | Fabloom, requests/s | ratio (goal ${GOAL}) | Fabloom p99 |`,
  );
  console.log(`|---|---|---|---|---|`);
  await compare('landing from the cache, against `c.html(page)`', `${bareUrl}/html`, `${product.url}/`);
  await compare('landing from the cache, against prepared bytes', `${bareUrl}/bytes`, `${product.url}/`);
  await compare('the same, brotli', `${bareUrl}/brotli`, `${product.url}/`, PACKED);
  await compare('landing that the browser has (304)', `${bareUrl}/known`, `${product.url}/`, known);
  await compare(
    'JSON, /api/engines, against `c.json(value)`',
    `${bareUrl}/json`,
    `${product.url}/api/engines`,
  );
  bare.kill();
  await product.stop();
}

async function compare(name: string, bareUrl: string, productUrl: string, headers: Headers = {}) {
  const bare: Measured[] = [];
  const ours: Measured[] = [];
  for (const url of [bareUrl, productUrl]) await measure(url, headers, 2); // warm up
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await measure(bareUrl, headers));
    ours.push(await measure(productUrl, headers));
  }
  const [theirs, mine] = [
    median(bare.map((each) => each.perSecond)),
    median(ours.map((each) => each.perSecond)),
  ];
  const p99 = median(ours.map((each) => each.p99));
  console.log(
    `| ${name} | ${Math.round(theirs)} | ${Math.round(mine)} | ${(mine / theirs).toFixed(2)} | ${p99} ms |`,
  );
}

async function measure(url: string, headers: Headers, duration = seconds): Promise<Measured> {
  const result = await autocannon({ url, headers, duration, connections: CONNECTIONS });
  const right = headers['If-None-Match'] ? result['3xx'] : result['2xx'];
  const wrong = result.requests.total - right;
  if (wrong || result.errors) throw new Error(`${url}: ${wrong} wrong answers, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await main();
