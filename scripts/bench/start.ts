import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBuilt } from '../build.ts';

/** Seconds from `bin/start` to the first byte of the landing page. `npm run bench start` */
const PORT = 3183;

async function secondsToFirstByte(dataDir: string): Promise<number> {
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
    child.kill('SIGTERM');
    await exited;
  }
}

await ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'fabloom-start-'));
const first = await secondsToFirstByte(dataDir);
const later = [];
for (let i = 0; i < 5; i++) later.push(await secondsToFirstByte(dataDir));
rmSync(dataDir, { recursive: true, force: true });
const sorted = later.toSorted((a, b) => a - b);
console.log(`| start | seconds to the first byte |`);
console.log(`|---|---|`);
console.log(`| first, new database | ${first.toFixed(1)} |`);
console.log(
  `| second and later, median of five (slowest) | ${sorted[2]?.toFixed(1)} (${sorted[4]?.toFixed(1)}) |`,
);
