// npm run bench voice-crowd
// Twenty listeners at once: how long they wait, and whether anybody else would notice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { clipOf } from '#engines/narrator/clip.ts';
import { parseConfig } from '#server/config.ts';
import { openNarrators } from '#server/compose/engines/narrators.ts';
import { OURS } from '#server/storage/owner.ts';
import { PARAGRAPHS } from './voice-paragraphs.ts';

const LISTENERS = 20;

const dataDir = mkdtempSync(join(tmpdir(), 'fabloom-crowd-'));
const nowhere = { nameOf: () => '', read: async () => undefined, keep: async () => undefined };
const narrators = openNarrators(parseConfig({ DATA_DIR: dataDir }), () => nowhere);
const listen = (i: number, quality: 'quick' | 'natural') =>
  clipOf(
    narrators.builtIn(OURS).speak(
      {
        text: `Number ${i}. ${quality === 'quick' ? PARAGRAPHS.en : 'Good night.'}`,
        language: 'en',
        speed: 1,
        quality,
      },
      new AbortController().signal,
    ),
  );
for (const quality of ['quick', 'natural'] as const) {
  await listen(0, quality);
  const memory = process.memoryUsage.rss();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  await Promise.all(Array.from({ length: LISTENERS }, (_, i) => listen(i, quality)));
  delay.disable();
  const grown = (process.memoryUsage.rss() - memory) / 1024 / 1024;
  console.log(
    `${LISTENERS} listeners, ${quality}: all read to in ${((performance.now() - started) / 1000).toFixed(1)} s, ` +
      `event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, most ${(delay.max / 1e6).toFixed(0)} ms, ` +
      `${grown.toFixed(0)} MB more in this process`,
  );
}
await narrators.close();
rmSync(dataDir, { recursive: true, force: true });
