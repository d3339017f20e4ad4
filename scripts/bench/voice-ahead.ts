// npm run bench voice-ahead [-- --stories 10]
// The natural voice reads stories ahead: how long after the end of a text somebody may begin to listen and never waits, and
// what is heard how soon after pressing play.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { waitUntilStallFree } from '#domain/stall-free.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { countWords } from '#domain/text/words.ts';
import { usualPace } from '#web/features/narration/pace.ts';
import { openNarrators } from '#server/compose/engines/narrators.ts';
import { parseConfig } from '#server/config.ts';
import { OURS } from '#server/storage/owner.ts';
import { PARAGRAPHS } from './voice-paragraphs.ts';

const { values } = parseArgs({ options: { stories: { type: 'string', default: '10' } } });
/** As long as stories for each age are. */
const WORDS = [300, 540, 780];

const dataDir = mkdtempSync(join(tmpdir(), 'fabloom-ahead-'));
const kept = new Map<string, Uint8Array>();
const store = {
  nameOf: ({ text, manner }: { text: string; manner: string }) => `${text}\n${manner}`,
  read: async (said: { text: string; manner: string }) => kept.get(store.nameOf(said)),
  keep: async (said: { text: string; manner: string }, bytes: Uint8Array) =>
    void kept.set(store.nameOf(said), bytes),
};
const open = () => openNarrators(parseConfig({ DATA_DIR: dataDir }), () => store);
const request = (text: string) => ({ text, language: 'en' as const, speed: 1 });
const { signal } = new AbortController();

/** Stories of the library, cut after the sentence with which they are as long as was asked. */
function storiesOf(): { text: string; words: number }[] {
  const folder = 'content/library/fairy-tales';
  const files = readdirSync(folder).filter((name) => /^[a-z0-9-]+\.md$/.test(name));
  const whole = files.map((name) => {
    const [, , ...body] = readFileSync(join(folder, name), 'utf8').split(/^---$/mu);
    return body.join('').replaceAll(/^#.*$/gmu, '').trim();
  });
  return whole
    .filter((text) => countWords(text) > 800)
    .slice(0, Number(values.stories))
    .map((text, i) => {
      const words = WORDS[i % WORDS.length] ?? 0;
      const sentences = sentencesOf(text, 'en');
      let counted = 0;
      const last =
        sentences.find((sentence) => (counted += countWords(sentence.text)) >= words) ?? sentences.at(-1);
      const cut = text.slice(0, (last?.offset ?? 0) + (last?.text.length ?? 0));
      return { text: cut, words: countWords(cut) };
    });
}

interface Ready {
  offset: number;
  length: number;
  seconds: number;
  at: number;
}

/** As the browser is told it, sentence by sentence, and how fast the machine says it is. */
async function readAhead(text: string): Promise<{ ready: Ready[]; wall: number; pace: number }> {
  const reader = narrators.ahead(OURS);
  if (!reader) throw new Error('The natural voice is not installed');
  const began = performance.now();
  const ready: Ready[] = [];
  for await (const { offset, text: said, duration } of reader.narrator.speak(request(text), signal)) {
    ready.push({ offset, length: said.length, seconds: duration, at: (performance.now() - began) / 1000 });
  }
  return { ready, wall: (performance.now() - began) / 1000, pace: reader.pace() ?? Number.NaN };
}

/** When the player's own rule lets somebody listen: it looks whenever a sentence is ready, and twice a second. */
function mayBegin(text: string, ready: readonly Ready[], pace: number): number {
  const sentences = sentencesOf(text, 'en');
  for (let now = 0; ; now += 0.5) {
    const done = ready.filter(({ at }) => at <= now);
    const seconds = done.reduce((sum, each) => sum + each.seconds, 0);
    const characters = done.reduce((sum, { length }) => sum + length, 0);
    const speed = seconds > 0 ? characters / seconds : usualPace('en');
    const until = Math.max(0, ...done.map(({ offset, length }) => offset + length));
    const awaited = sentences.map((sentence) => ({
      seconds: sentence.text.length / speed,
      isReady: sentence.offset + sentence.text.length <= until,
    }));
    if (done.length === ready.length || waitUntilStallFree(awaited, pace) <= 0.3) return now;
  }
}

/** How long somebody who begins then waits in the middle, all in all. */
function stalls(ready: readonly Ready[], begin: number): number {
  let clock = begin;
  let waited = 0;
  for (const { at, seconds } of ready) {
    if (at > clock) {
      waited += at - clock;
      clock = at;
    }
    clock += seconds;
  }
  return waited;
}

async function firstSound(text: string, quality: 'quick' | 'natural'): Promise<number> {
  const began = performance.now();
  const speaking = narrators.builtIn(OURS).speak({ ...request(text), quality }, signal);
  for await (const sentence of speaking) {
    if (sentence.audio.length > 0) return (performance.now() - began) / 1000;
  }
  return Number.NaN;
}

const load = () => loadavg()[0]?.toFixed(1);
console.log(`${cpus().length} cores, ${process.platform}-${process.arch}, load before ${load()}\n`);
let narrators = open();
console.log('| pressed play | first sound, s |');
console.log('|---|--:|');
const row = async (name: string, text: string, quality: 'quick' | 'natural') =>
  console.log(`| ${name} | ${(await firstSound(text, quality)).toFixed(2)} |`);
await row('quick, new process', PARAGRAPHS.en, 'quick');
await row('quick, running, new words', `Once more. ${PARAGRAPHS.en}`, 'quick');
await narrators.close();
narrators = open();
await row('natural, not prepared, new process', PARAGRAPHS.en, 'natural');
await row('natural, not prepared, running', `Once more. ${PARAGRAPHS.en}`, 'natural');
await readAhead(PARAGRAPHS.en);
await row('natural, read ahead', PARAGRAPHS.en, 'natural');

console.log(
  '\n| words | sound s | wall s per s | pace told | may begin after s | all ready after s | stalled s |',
);
console.log('|--:|--:|--:|--:|--:|--:|--:|');
let stalled = 0;
for (const { text, words } of storiesOf()) {
  const { ready, wall, pace } = await readAhead(text);
  const sound = ready.reduce((sum, { seconds }) => sum + seconds, 0);
  const begin = mayBegin(text, ready, pace);
  const waited = stalls(ready, begin);
  if (waited > 0.1) stalled += 1;
  const cells = [
    words,
    sound.toFixed(0),
    (wall / sound).toFixed(2),
    pace.toFixed(2),
    begin.toFixed(1),
    wall.toFixed(0),
  ];
  console.log(`| ${[...cells, waited.toFixed(1)].join(' | ')} |`);
}
console.log(`\n${stalled} of ${values.stories} stories stalled. Load after ${load()}.`);
await narrators.close();
rmSync(dataDir, { recursive: true, force: true });
