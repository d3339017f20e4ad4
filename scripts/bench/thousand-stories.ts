// npm run bench thousand-stories [-- --stories 1000 --families 50]
// What a thousand stories of families leave behind: each is told, gets six pictures, is read by the quick voice and put on the shelf.
// Resident memory of the server and of all its processes, and bytes on the disk by kind, before and after.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bytesIn } from './disk.ts';
import { costOf } from './process-tree.ts';
import { startProduct } from './product-process.ts';
import { arrive } from './visitors.ts';

const PORT = 3184;
const GOAL_GB = 0.3;
const AT_ONCE = 2;
/** Caches and heaps have their size by then. */
const WARM_UP = 10;

const { values } = parseArgs({
  options: { stories: { type: 'string', default: '1000' }, families: { type: 'string', default: '50' } },
});
const [stories, many] = [Number(values.stories), Number(values.families)];

const product = await startProduct(PORT, { RATE_LIMIT_FACTOR: '10000', NATURAL_VOICE: 'off' });
const { url, pid, dataDir } = product;

async function now() {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const server = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1_048_576;
  const { residentMb, cpuS } = costOf(pid);
  const on = (...parts: string[]) => bytesIn(join(dataDir, ...parts)) / 1_000_000;
  return {
    server,
    all: residentMb,
    cpuS,
    pictures: on('media', 'pictures'),
    speech: on('media', 'speech'),
    database: on('postgres'),
  };
}

try {
  const families = await Promise.all(Array.from({ length: many }, () => arrive(url)));
  let seconds = 0;
  let next = 1;
  const live = async (count: number) => {
    const end = next + count;
    const hand = async () => {
      for (let i = next++; i < end; i = next++) {
        const family = families[i % many];
        if (!family) return;
        const { status, seconds: heard, story } = await family.whole(i);
        if (status !== 200) throw new Error(`a story was not read: ${status}`);
        await family.keep(story);
        seconds += heard;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, hand));
    next = end;
  };
  await live(WARM_UP);
  seconds = 0;
  const before = await now();
  await live(stories);
  const after = await now();

  const grown = (of: keyof typeof before) => after[of] - before[of];
  const aThousand = (of: keyof typeof before) => (grown(of) / stories) * 1000;
  const gb = (aThousand('pictures') + aThousand('speech')) / 1000;
  console.log(
    `${stories} stories of ${many} families, ${(seconds / stories).toFixed(0)} s of sound and ${(grown('cpuS') / stories).toFixed(2)} s of processor each\n\n` +
      '| | before, MB | after, MB | more, MB; of the disk: for 1,000 stories |\n|---|--:|--:|--:|',
  );
  for (const [name, of] of [
    ['resident, the server', 'server'],
    ['resident, with its children and PostgreSQL', 'all'],
    ['disk, pictures', 'pictures'],
    ['disk, sound', 'speech'],
    ['disk, PostgreSQL', 'database'],
  ] as const)
    console.log(
      `| ${name} | ${before[of].toFixed(0)} | ${after[of].toFixed(0)} | ${(name.startsWith('disk') ? aThousand(of) : grown(of)).toFixed(0)} |`,
    );
  console.log(`\nMedia of 1,000 stories: ${gb.toFixed(2)} GB (goal ${GOAL_GB})`);
} finally {
  await product.stop();
}
