// npm run bench gifts
// What it costs to make a file of a whole book, and to look through one that comes in: six pictures, six pages of own voices.
import { cpus } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { MyStory } from '#contract/my-stories.ts';
import { openStudio, type Studio } from '#engines/illustrator/studio/studio.ts';
import { randomScene } from '#engines/illustrator/testing/random-scene.ts';
import { recordingAsMp3, type VoiceRate, VOICE_RATES } from '#engines/narrator/recording.ts';
import { unpackBook } from '#server/features/gifts/unpack-book.ts';
import { writeBookFile } from '#server/features/gifts/write-book-file.ts';
import { costOf } from './process-tree.ts';

const SCENES = 6;
const SECONDS = 30;
const ROUNDS = 7;
const WIDTH = 1280;

const text = 'Maya found a lantern. It was cold and small, and nobody knew whose it was.';
const item = { id: 'forest', name: 'Forest', emoji: '', description: '' };
const story: MyStory = {
  id: '00000000-0000-4000-8000-000000000000',
  title: 'Maya and the lantern',
  ageGroup: '6-8',
  language: 'en',
  choices: { setting: item, theme: item, characters: [] },
  segments: Array.from({ length: SCENES }, (_, i) => ({ id: `s${i}`, text })),
  position: 0,
  media: {
    pictures: Array.from({ length: SCENES }, (_, i) => ({
      url: `/pictures/${String(i).padStart(40, '0')}.svg`,
      description: text,
      offset: i * (text.length + 2),
    })),
  },
  toldBy: null,
  ofClass: false,
  revision: 1,
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
};

/** As long as a page takes, and as loud as a voice. */
async function spokenPage(): Promise<Map<VoiceRate, Uint8Array>> {
  const sampleRate = 24_000;
  const samples = Float32Array.from(
    { length: SECONDS * sampleRate },
    (_, i) => Math.sin(i / 17) * Math.sin(i / 5000) * 0.4,
  );
  const rated = new Map<VoiceRate, Uint8Array>();
  for (const rate of VOICE_RATES)
    rated.set(rate, (await recordingAsMp3({ samples, sampleRate }, rate)).audio);
  return rated;
}

async function drawings(studio: Studio): Promise<{ wide: string; page: string }[]> {
  return Promise.all(
    Array.from({ length: SCENES }, async (_, i) => {
      const scene = randomScene(`gift ${i}`);
      const wide = await studio.draw({ scene, seed: 'gift' });
      return { wide, page: await studio.draw({ scene, seed: 'gift', format: 'page' }) };
    }),
  );
}

async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ ms: number; cpu: number; result: Result }> {
  const [started, before] = [performance.now(), costOf(process.pid).cpuS];
  const result = await work();
  return { ms: performance.now() - started, cpu: (costOf(process.pid).cpuS - before) * 1000, result };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Cost {
  ms: number;
  /** Of the workers, too: beside other work a clock tells mostly of the other work. */
  cpu: number;
}
const told = (costs: readonly Cost[]) =>
  `p50 ${median(costs.map(({ ms }) => ms)).toFixed(0)} ms, ${median(costs.map(({ cpu }) => cpu)).toFixed(0)} ms of a processor`;

const studio = openStudio();
const drawn = await drawings(studio);
const spoken = await spokenPage();
const heard = [...spoken.values()].reduce((sum, { length }) => sum + length, 0);
const pixels = (svg = '') => studio.rasterize({ svg, format: 'webp', width: WIDTH });
const pack = async () =>
  buffer(
    await writeBookFile(story, {
      picture: async (address) => {
        const scene = drawn[Number(/\d{40}/.exec(address)?.[0])];
        return { wide: await pixels(scene?.wide), page: await pixels(scene?.page) };
      },
      recordings: Array.from({ length: SCENES }, (_, i) => ({
        voice: 'mum',
        page: `p${i}-1-1`,
        bytes: heard,
      })),
      sound: async (_, rate) => spoken.get(rate),
    }),
  );
const unpack = (file: Buffer) =>
  unpackBook(file, { studio, hang: async () => '', requireKeepable: () => undefined });

const first = await timed(pack);
const out: Cost[] = [];
const back: Cost[] = [];
for (let i = 0; i < ROUNDS; i++) {
  out.push(await timed(pack));
  back.push(await timed(() => unpack(first.result)));
}
await studio.close();
console.log(
  `${cpus().length} cores, Node ${process.versions.node}; ${SCENES} scenes with both their pictures, ${SCENES} pages of ${SECONDS} s in an own voice`,
);
console.log(
  `file: ${(first.result.length / 1e6).toFixed(2)} MB, of it voices ${((heard * SCENES) / 1e6).toFixed(2)} MB`,
);
console.log(`out: first ${first.ms.toFixed(0)} ms, then ${told(out)}, pictures not yet in pixels`);
console.log(`back: ${told(back)}, every part looked at`);
