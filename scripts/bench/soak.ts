// npm run bench soak [-- --minutes 10]
// A crowd of all kinds for some minutes, then one moment of too much, then quiet: was anything wrong, did it recover?
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { costOf } from './process-tree.ts';
import { startProduct } from './product-process.ts';
import { arrive, type Outcome } from './visitors.ts';

const PORT = 3183;
const MOST_MINUTES = 60;
const FLOOD = 400;
const LOOP_MS = 50;
const GROWTH_MB = 400;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const endsAt = (minutes: number) => performance.now() + Math.min(MOST_MINUTES, minutes) * 60_000;

const product = await startProduct(PORT, { RATE_LIMIT_FACTOR: '1000', NATURAL_VOICE: 'off' });
const { url, pid } = product;
const counts = new Map<string, number>();
const faults: string[] = [];
let stalled = 0;

function note(what: string, { status, retryAfter }: Outcome) {
  const name = `${what} ${status}`;
  counts.set(name, (counts.get(name) ?? 0) + 1);
  if (status !== 200 && !(status === 503 && retryAfter)) faults.push(name);
}

async function page(path: string): Promise<Outcome> {
  const began = performance.now();
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
  return {
    status: answer.status,
    ms: performance.now() - began,
    retryAfter: answer.headers.get('Retry-After'),
  };
}

/** Over and over, with a breath in between, until the time is up. */
async function keepOn(until: number, pauseMs: number, once: (times: number) => Promise<void>) {
  for (let times = 0; performance.now() < until; times++) {
    await once(times).catch((error: unknown) => void faults.push(String(error)));
    await delay(pauseMs);
  }
}

const PATHS = [
  '/',
  '/?utm_source=x',
  '/story-library/fairy-tales?age=6-8',
  '/story-library',
  '/blog/again',
  '/about',
];
const people = await Promise.all(Array.from({ length: 12 }, () => arrive(url)));
const [first] = people;
if (!first) throw new Error('nobody came');
await Promise.all([first.tell(), first.listen('Good night.'), page('/')]);
await lag();
const until = endsAt(Number(values.minutes));
const before = costOf(pid);
const lags: number[] = [];
let halfWay = 0;
await Promise.all([
  ...[0, 1, 2, 3].map((i) =>
    keepOn(until, 20, async (n) => note('page', await page(PATHS[(n + i) % PATHS.length] ?? '/'))),
  ),
  ...people.slice(0, 8).map((person, i) =>
    keepOn(until, 6_000, async (n) => {
      const heard = await person.listen(
        `Night ${n} of listener ${i}. The fox went home, and the moon came out. Then it was still.`,
      );
      note('listener', heard);
      if (heard.stalledMs > 250) stalled++;
    }),
  ),
  ...people
    .slice(8, 10)
    .map((person) => keepOn(until, 3_000, async () => note('story', await person.tell()))),
  ...people.slice(10).map((person, i) =>
    keepOn(until, 8_000, async (n) => {
      const address = (await person.draw(`A fox and ${n} owls by tree ${i}`)).replace('.svg', '.png');
      note('raster', await page(`${address}?w=640`));
    }),
  ),
  keepOn(until, 5_000, async () => {
    lags.push(await lag());
    if (!halfWay && performance.now() > until - Number(values.minutes) * 30_000)
      halfWay = costOf(pid).residentMb;
  }),
]);
const calm = costOf(pid);

const flooded = await Promise.all(
  Array.from({ length: FLOOD / people.length }, (_, i) =>
    Promise.all(
      people.map((person, n) => person.listen(`Flood ${i} ${n}. All at once they wanted to hear a story.`)),
    ),
  ),
);
for (const each of flooded.flat()) note('flood', each);
await delay(2_000);
const after = await Promise.all([
  page('/'),
  first.tell(),
  first.listen('And then it was quiet again, and the fox slept.'),
]);
for (const each of after) note('afterwards', each);
await product.stop();

const worst = Math.max(...lags);
const grown = calm.residentMb - (halfWay || calm.residentMb);
const verdicts: [boolean, string][] = [
  [faults.length === 0, `${faults.length} wrong answers ${[...new Set(faults)].slice(0, 5).join(', ')}`],
  [
    worst <= LOOP_MS,
    `event loop p99 of five seconds: ${worst} ms in the worst of ${lags.length} (goal ${LOOP_MS}), ${lags.filter((each) => each > LOOP_MS).length} above it`,
  ],
  [stalled === 0, `${stalled} listeners had to wait in the middle`],
  [
    grown < GROWTH_MB,
    `${Math.round(grown)} MB more at the end than half-way, ${Math.round(calm.residentMb)} MB in all processes`,
  ],
  [after.every(({ status }) => status === 200), 'everything was answered two seconds after the flood'],
];
for (const [name, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${name}: ${count}`);
console.log(`${((calm.cpuS - before.cpuS) / Number(values.minutes)).toFixed(1)} s of processor a minute`);
for (const [held, words] of verdicts) console.log(`${held ? 'held  ' : 'FAILED'} ${words}`);
process.exitCode = verdicts.every(([held]) => held) ? 0 : 1;

async function lag(): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1000);
}
