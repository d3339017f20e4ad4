import { spawn } from 'node:child_process';

/**
 * `npm run bench` lists the benches, `npm run bench NAME [-- …]` runs one; those that are looked for most are `npm run bench:NAME`, too.
 * Their figures stand in docs/benchmarks.md.
 */
interface Bench {
  prints: string;
  /** Roughly, by its rounds, on two cores that have nothing else to do. */
  takes: string;
  /** For Node, before the script. */
  flags?: readonly string[];
  /** When it is not the script of its name in scripts/bench. */
  command?: readonly string[];
}

const GC = ['--expose-gc'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project=server'];

export const BENCHES: Readonly<Record<string, Bench>> = {
  pages: { prints: 'scripts, Lighthouse, blocking and answer to a tap, by page', takes: '8 min' },
  lighthouse: { prints: 'all four Lighthouse scores of pages on a slow phone', takes: '6 min' },
  http: { prints: 'requests a second against bare handlers with the same bytes', takes: '4 min' },
  load: { prints: 'what a crowd gets: pages, stories, voices, pictures, books', takes: '6 min' },
  soak: { prints: 'ten minutes of a crowd, a flood, and what is left of them', takes: '12 min' },
  'thousand-stories': { prints: 'memory and disk that a thousand stories leave', takes: '60 min' },
  'layout-shift': { prints: 'how far every page moves while it comes to life', takes: '15 min' },
  offline: { prints: 'what opens without a line: size, seconds on a slow phone', takes: '3 min' },
  creator: { prints: 'taps and seconds to a page and a sound, the open book', takes: '12 min' },
  'social-cards': { prints: 'milliseconds for a card that nobody asked for before', takes: '1 min' },
  start: { prints: 'seconds from bin/start to the first byte', takes: '1 min' },
  auth: { prints: 'sign-ins, refreshes and checks of a session a second', takes: '1 min' },
  admin: { prints: 'milliseconds of the statistics over a million events', takes: '5 min' },
  deletion: {
    prints: 'whether a deleted family leaves a byte',
    takes: '1 min',
    command: [...VITEST, 'src/server/retention/deletion.test.ts'],
  },
  stories: {
    prints: 'length, variety, speed, memory of told stories, by language',
    takes: '5 min',
    flags: GC,
  },
  tales: { prints: 'themes, places, variety, speed of whole tales', takes: '3 min', flags: GC },
  'tale-holes': { prints: 'wishes that find no tale, and what to tell next, by language', takes: '1 min' },
  pictures: { prints: 'milliseconds, size and memory of pictures', takes: '2 min', flags: GC },
  things: { prints: 'what stories speak of and their pictures do not show', takes: '1 min' },
  looks: { prints: 'milliseconds from a swatch to the drawing with it', takes: '1 min' },
  books: { prints: 'milliseconds and size of PDF and EPUB, three languages', takes: '1 min' },
  classes: { prints: 'milliseconds of a story with thirty names, by language', takes: '1 min' },
  gifts: { prints: 'milliseconds and size of a book as a file, out and back', takes: '1 min' },
  'shared-book': { prints: 'from the address of a shared book to its pages, slow phone', takes: '1 min' },
  sheet: { prints: 'milliseconds and size of a printable sheet, by language', takes: '1 min' },
  experience: { prints: 'seconds until a library story can be played', takes: '15 min' },
  voice: { prints: 'cost of the voices, and what a recogniser hears wrongly', takes: '30 min' },
  'voice-crowd': { prints: 'twenty listeners at once: wait, memory, event loop', takes: '2 min' },
  'voice-ahead': { prints: 'stall-free start of stories read ahead, time to a sound', takes: '15 min' },
  workers: { prints: 'picture, card and book through warm workers', takes: '1 min' },
  moderation: { prints: 'hostile refused and innocent accepted, by language', takes: '1 min' },
};

export const scriptOf = (name: string) => `scripts/bench/${name}.ts`;

function list(): void {
  console.log('npm run bench NAME [-- options]\n');
  for (const [name, { prints, takes }] of Object.entries(BENCHES))
    console.log(`${name.padEnd(13)} ${prints.padEnd(61)} ${takes}`);
}

function run(name: string, rest: readonly string[]): void {
  const bench = BENCHES[name];
  if (!bench) {
    console.error(`There is no bench "${name}".\n`);
    list();
    process.exitCode = 1;
    return;
  }
  const command = bench.command ?? [...(bench.flags ?? []), scriptOf(name)];
  const child = spawn(process.execPath, [...command, ...rest], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => (process.exitCode = code ?? 1));
}

if (import.meta.main) {
  const [name, ...rest] = process.argv.slice(2);
  if (name) run(name, rest);
  else list();
}
