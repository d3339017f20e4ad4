import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { openEspeak } from '#engines/narrator/built-in/programs/open-programs.ts';
import { createQuickNarrator } from '#engines/narrator/built-in/quick.ts';
import { clipOf } from '#engines/narrator/clip.ts';

const LISTENERS = 20;
/** One long sentence of twenty seconds: whoever does all of it in one go is noticed. */
const TEXT =
  'the moon came out over the hill, and the little fox, who had waited for it all evening long, ran home through the wet ' +
  'grass, past the mill and the old well and the garden where the pumpkins slept, until he saw the lamp in the window and ' +
  'his mother at the door.';
const MEGABYTE = 1024 * 1024;
/** Generous: `npm run bench voice-crowd` is held to 50 ms, and shows about 30 MB. */
const MOST_DELAY_MS = 150;
const MOST_GROWTH = 150 * MEGABYTE;
/** As espeak-ng gives it, before it is MP3. */
const RAW_BYTES_PER_SECOND = 22_050 * 4;

const espeak = openEspeak();
afterAll(() => espeak.close());
const quick = createQuickNarrator({ espeak });

/** Hears all of it and keeps none: what is still there afterwards is what the voice keeps. */
async function listen(number: number) {
  const text = `Listener ${number}, ${TEXT}`;
  const { signal } = new AbortController();
  const { words, duration } = await clipOf(quick.speak({ text, language: 'en', speed: 1 }, signal));
  return { words: words.length, duration };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function memoryInUse(): Promise<number> {
  collectGarbage();
  await setImmediate(); // what a finished request still held
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Nanoseconds that this thread ran, and waited for a core that others had; only Linux tells. */
function coreTime() {
  try {
    const [ran = 1, waited = 0] = readFileSync('/proc/self/schedstat', 'utf8').split(' ').map(Number);
    return { ran, waited };
  } catch {
    return { ran: 1, waited: 0 };
  }
}

/** Watches this process until it is asked. */
function watch() {
  const resident = process.memoryUsage.rss();
  const core = coreTime();
  let growth = 0;
  const look = setInterval(() => {
    growth = Math.max(growth, process.memoryUsage.rss() - resident);
  }, 20);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  return () => {
    delay.disable();
    clearInterval(look);
    const ran = coreTime().ran - core.ran || 1;
    const waited = coreTime().waited - core.waited;
    // On a busy machine others make us wait, too; that share is not ours.
    return { growth, delayMs: (delay.percentile(99) / 1e6) * (ran / (ran + waited)) };
  };
}

test(
  'twenty at once are all read to, nobody else has to wait meanwhile, and no sound is kept',
  { timeout: 180_000 },
  async () => {
    const alone = await listen(0);
    const before = await memoryInUse();
    const watched = watch();
    const heard = await Promise.all(Array.from({ length: LISTENERS }, (_, i) => listen(i)));
    const { delayMs, growth } = watched();
    const kept = (await memoryInUse()) - before;
    expect(heard.map(({ words }) => words)).toEqual(heard.map(() => alone.words));
    expect(delayMs).toBeLessThan(MOST_DELAY_MS);
    expect(growth).toBeLessThan(MOST_GROWTH);
    const raw = heard.reduce((sum, { duration }) => sum + duration, 0) * RAW_BYTES_PER_SECOND;
    expect(raw).toBeGreaterThan(30 * MEGABYTE);
    expect(kept).toBeLessThan(raw / 2);
  },
);
