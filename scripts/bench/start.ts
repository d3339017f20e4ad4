import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBuilt } from '../build.ts';

/** Seconds from `bin/start` to the first byte of the landing page. `npm run bench start` */
const PORT = 3183;

async function secondsToFirstByte(dataDir: string, end: 'asked' | 'killed' = 'asked'): Promise<number> {
  const started = performance.now();
  const child = spawn('bin/start', {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  const exited = once(child, 'exit');
  try {
    for (;;) {
      const answered = await fetch(`http://localhost:${PORT}/`).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return (performance.now() - started) / 1000;
      if (child.exitCode !== null) throw new Error('bin/start ended');
      await delay(20);
    }
  } finally {
    if (end === 'killed') for (const pid of withChildren(child.pid ?? 0)) process.kill(pid, 'SIGKILL');
    else child.kill('SIGTERM');
    await exited;
  }
}

await ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'fabloom-start-'));
const first = await secondsToFirstByte(dataDir);
const later = [];
for (let i = 0; i < 5; i++) later.push(await secondsToFirstByte(dataDir));
// A hard end leaves the database behind, which the next start takes over.
const takeovers = [];
for (let i = 0; i < 3; i++) {
  await secondsToFirstByte(dataDir, 'killed');
  takeovers.push(await secondsToFirstByte(dataDir));
}
const load = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const busy = [];
for (let i = 0; i < 3; i++) busy.push(await secondsToFirstByte(dataDir));
for (const each of load) each.kill('SIGKILL');
rmSync(dataDir, { recursive: true, force: true });
const sorted = later.toSorted((a, b) => a - b);
console.log(`| start | seconds to the first byte |`);
console.log(`|---|---|`);
console.log(`| first, new database | ${first.toFixed(1)} |`);
console.log(
  `| second and later, median of five (slowest) | ${sorted[2]?.toFixed(1)} (${sorted[4]?.toFixed(1)}) |`,
);
console.log(`| after a hard end, slowest of three | ${Math.max(...takeovers).toFixed(1)} |`);
console.log(`| while every core is busy otherwise, slowest of three | ${Math.max(...busy).toFixed(1)} |`);

/** The start and the program, but not the database of its own: a machine that loses power is another matter. */
function withChildren(root: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? parentOf(Number(name)) : []));
  const family = [root];
  for (const each of family)
    family.push(...parents.filter(({ parent, isOurs }) => parent === each && isOurs).map(({ pid }) => pid));
  return family;
}

function parentOf(pid: number): { pid: number; parent: number; isOurs: boolean }[] {
  try {
    const [head = '', tail = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return [{ pid, parent: Number(tail.split(' ')[1]), isOurs: !head.includes('postgres') }];
  } catch {
    return []; // it has ended meanwhile
  }
}
