// npm run bench load [-- --seconds 3 --only pages,stories,whole,listeners,pictures,books]
// What a crowd gets from one product, over loopback: bounded in count and time. Ratios are taken in turns.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { capacitySheet } from './capacity.ts';
import { bytesIn } from './disk.ts';
import { costOf } from './process-tree.ts';
import { startProduct, type RunningProduct } from './product-process.ts';
import { arrive, type Outcome } from './visitors.ts';

const PORT = 3182;
const ROUNDS = 3;
const CONNECTIONS = 20;
const LISTENERS = 60;
const RASTERS = 100;
const CROWDS = [1, 10, 50, 200];
const BOOKS = 12;
const WHOLE = 12;
/** Of a processor and on the disk, for a complete story. */
const WHOLE_GOAL = { cpuS: 2, mb: 0.6 };
const GOAL = 0.7;

const KINDS = { pages, stories, whole, listeners, pictures, books };
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(KINDS).join(',') },
  },
});

const PAGES = {
  landing: '/',
  'landing, found through a link': '/?utm_source=mail&utm_medium=x',
  creator: '/?create',
  'library list with a filter': '/story-library/fairy-tales?age=6-8&q=fox',
  tale: '/story-library/fairy-tales/five-pots-of-gold',
  'blog, one category': '/blog?category=storytelling',
  article: '/blog/again',
  'page of text': '/about',
};

async function pages({ url }: RunningProduct) {
  const measured = new Map(
    Object.keys(PAGES).map((name) => [name, [] as { perSecond: number; late: number }[]]),
  );
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, path] of Object.entries(PAGES)) {
      const duration = round < 0 ? 1 : Number(values.seconds);
      const times: number[] = [];
      const result = await autocannon({
        url: url + path,
        duration,
        connections: CONNECTIONS,
        setupClient: (client) => void client.on('response', (_status, _bytes, ms) => times.push(ms)),
      });
      if (result.non2xx || result.errors)
        throw new Error(`${path}: ${result.non2xx} wrong, ${result.errors} errors`);
      if (round >= 0)
        measured.get(name)?.push({
          perSecond: result.requests.average,
          late: at(
            times.toSorted((a, b) => a - b),
            0.95,
          ),
        });
    }
  }
  const landing = median((measured.get('landing') ?? []).map(({ perSecond }) => perSecond));
  console.log(`| page | requests/s | of the landing (goal ${GOAL}) | p95, ms |\n|---|--:|--:|--:|`);
  for (const [name, rounds] of measured) {
    const perSecond = median(rounds.map((round) => round.perSecond));
    const late = median(rounds.map((round) => round.late));
    console.log(
      `| ${name} | ${Math.round(perSecond)} | ${(perSecond / landing).toFixed(2)} | ${Math.round(late)} |`,
    );
  }
}

async function stories({ url, pid }: RunningProduct) {
  const visitor = await arrive(url);
  await visitor.tell(); // reads all that there is
  console.log(
    '\n| stories at once | p50, s | p95, s | refused (503) | processor of each, s |\n|---|--:|--:|--:|--:|',
  );
  for (const crowd of CROWDS) {
    const before = costOf(pid).cpuS;
    const told = await Promise.all(Array.from({ length: crowd }, () => visitor.tell()));
    const cpu = (costOf(pid).cpuS - before) / crowd;
    console.log(`| ${crowd} | ${timesOf(told)} | ${refused(told)} | ${cpu.toFixed(3)} |`);
  }
}

/** Told, drawn and read, one after the other: what a story of a family costs, and what stays of it. */
async function whole({ url, pid, dataDir }: RunningProduct) {
  // Each of a family of its own: what one has heard before would cost nothing.
  const families = await Promise.all(Array.from({ length: WHOLE }, () => arrive(url)));
  await (await arrive(url)).whole(); // reads all that there is
  const [before, kept] = [costOf(pid), bytesIn(join(dataDir, 'media'))];
  let seconds = 0;
  for (const family of families) seconds += (await family.whole()).seconds;
  const after = costOf(pid);
  const cpu = (after.cpuS - before.cpuS) / WHOLE;
  const mb = (bytesIn(join(dataDir, 'media')) - kept) / WHOLE / 1_000_000;
  console.log(
    `\n${WHOLE} complete stories (told, six pictures, read by the quick voice) one after the other: ` +
      `${cpu.toFixed(2)} s of processor each (goal ${WHOLE_GOAL.cpuS}), ${mb.toFixed(2)} MB each (goal ${WHOLE_GOAL.mb}), ` +
      `${(seconds / WHOLE).toFixed(0)} s of sound each, resident ${before.residentMb.toFixed(0)} MB before and ${after.residentMb.toFixed(0)} MB after` +
      `\n\nFor docs/operations.md, under Capacity:\n\n${capacitySheet({ cpuS: cpu, mb })}`,
  );
}

async function listeners({ url, pid }: RunningProduct) {
  const all = await Promise.all(Array.from({ length: LISTENERS }, () => arrive(url)));
  await all[0]?.listen('Good night, little one.');
  const before = costOf(pid).cpuS;
  await eventLoop(url);
  const heard = await Promise.all(all.map((visitor) => visitor.listen(tale())));
  const cpu = costOf(pid).cpuS - before;
  const seconds = heard.reduce((sum, each) => sum + each.seconds, 0);
  const stalled = heard.filter(({ stalledMs }) => stalledMs > 100);
  const first = heard.map(({ firstMs }) => firstMs / 1000).toSorted((a, b) => a - b);
  console.log(
    `\n${LISTENERS} listeners at once, quick voice: ${stalled.length} had to wait in the middle (longest ${(Math.max(...heard.map(({ stalledMs }) => stalledMs)) / 1000).toFixed(1)} s), ` +
      `first sentence after ${at(first, 0.5).toFixed(1)} s (p50), ${at(first, 0.95).toFixed(1)} s (p95), ` +
      `${refused(heard)} refused, ${seconds.toFixed(0)} s of sound for ${cpu.toFixed(1)} s of processor (${((cpu / seconds) * 148).toFixed(2)} s for 148 s), event loop p99 ${await eventLoop(url)} ms`,
  );
}

async function pictures({ url, pid }: RunningProduct) {
  const visitor = await arrive(url);
  const addresses = await Promise.all(
    ['A fox in the snow', 'An owl in a tree'].map((prompt) =>
      visitor.draw(`${prompt} ${randomUUID().replaceAll(/[^a-f]/g, '')}`),
    ),
  );
  const [one, other] = addresses.map((address) => `${url}${address.replace('.svg', '.png')}`);
  const ask = async (address = '') => {
    const began = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return {
      status: answer.status,
      ms: performance.now() - began,
      retryAfter: answer.headers.get('Retry-After'),
    };
  };
  const start = costOf(pid).cpuS;
  await ask(one);
  const single = costOf(pid).cpuS - start;
  const asked = await Promise.all(Array.from({ length: RASTERS }, () => ask(other)));
  const many = costOf(pid).cpuS - start - single;
  console.log(
    `\n${RASTERS} requests at once for one new raster: p95 ${at(
      asked.map(({ ms }) => ms).toSorted((a, b) => a - b),
      0.95,
    ).toFixed(0)} ms, ${refused(asked)} refused, ` +
      `${many.toFixed(2)} s of processor (one request for another one: ${single.toFixed(2)} s)`,
  );
}

async function books({ url, pid }: RunningProduct) {
  const visitor = await arrive(url);
  const kept = await Promise.all(Array.from({ length: BOOKS }, () => visitor.keep(tale())));
  const before = costOf(pid).cpuS;
  const bound = await Promise.all(kept.map((id) => visitor.pdf(id)));
  const cpu = (costOf(pid).cpuS - before) / BOOKS;
  console.log(
    `\n${BOOKS} picture books (PDF, with their pictures) at once: p50 and p95 ${timesOf(bound).replace(' | ', ' and ')} s, ${refused(bound)} refused, ${cpu.toFixed(2)} s of processor each`,
  );
}

/** Of the server since it was asked last, in milliseconds. */
async function eventLoop(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1000);
}

/** Some twenty seconds that nobody has heard before. */
function tale(): string {
  const mark = randomUUID().replaceAll(/[^a-f]/g, '');
  return (
    `A little fox named ${mark} woke up in the wood. The sun was warm, and ${mark} ran down to the river. ` +
    `There sat an old owl, who knew every story. "Tell me one," said ${mark}. And the owl began, and told until the moon came out. ` +
    `Then ${mark} went home to bed, and dreamed of the river.`
  );
}

function timesOf(outcomes: readonly Outcome[]): string {
  const times = outcomes
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms / 1000)
    .toSorted((a, b) => a - b);
  return `${at(times, 0.5).toFixed(2)} | ${at(times, 0.95).toFixed(2)}`;
}

/** Anything else than an answer and a polite refusal ends the bench. */
function refused(outcomes: readonly Outcome[]): number {
  const wrong = outcomes.find(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter));
  if (wrong) throw new Error(`an answer with status ${wrong.status}`);
  return outcomes.filter(({ status }) => status === 503).length;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
const median = (all: readonly number[]) =>
  at(
    all.toSorted((a, b) => a - b),
    0.5,
  );

const product = await startProduct(PORT, { RATE_LIMIT_FACTOR: '1000', NATURAL_VOICE: 'off' });
try {
  for (const [name, run] of Object.entries(KINDS))
    if (values.only.split(',').includes(name)) await run(product);
} finally {
  await product.stop();
}
