// npm run bench workers
// What a picture, a social card and a picture book take when the workers are warm, through the doors that answers use.
import { cpus } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { openBindery } from '#engines/bookbinder/bindery.ts';
import { sampleBook } from '#engines/bookbinder/testing/sample-books.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { randomScene } from '#engines/illustrator/testing/random-scene.ts';
import { createSocialCards } from '#server/features/social-card/cards.ts';

const SCENES = 6;
const WARM_UP = 12;
const ROUNDS = 41;

const studio = openStudio();
const bindery = openBindery();
const nowhere = { read: async () => undefined, keep: async () => undefined };
const cards = createSocialCards({
  studio,
  bindery,
  store: nowhere,
  languageOf: () => 'en',
});

/** One round at a time, each on something new. */
async function bench(name: string, round: (i: number) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < WARM_UP; i++) await round(-1 - i);
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const started = performance.now();
    await round(i);
    times.push(performance.now() - started);
  }
  const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]?.toFixed(1);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(0)} |`);
}

async function picture(i: number): Promise<Uint8Array> {
  const svg = await studio.draw({ scene: randomScene(`workers ${i}`), seed: `w${i}` });
  return studio.rasterize({ svg, format: 'webp', width: 1280 });
}

const pages = await Promise.all(
  Array.from({ length: SCENES }, async (_, i) => {
    const svg = await studio.draw({ scene: randomScene(`book ${i}`), seed: 'book' });
    const jpeg = await studio.rasterize({ svg, format: 'jpg', width: 1280 });
    return { jpeg, description: `Scene ${i}` };
  }),
);
const [text = ''] = sampleBook('en').pages.map((page) => page.text);
const bookOf = (round: number) =>
  sampleBook('en', {
    title: `The lantern ${round}`,
    pages: pages.map((each) => ({ text: `${round} ${text}`, picture: each })),
  });

console.log(`${cpus().length} cores, Node ${process.versions.node}\n`);
console.log('| warm | p50, ms | p95, ms | fastest, ms |\n|---|---|---|---|');
await bench('picture: drawn, WebP of 1280', picture);
await bench('social card', (i) => cards.make('story', `The fox who counted to ${i}`));
await bench(`picture book of ${SCENES} scenes`, (i) => buffer(bindery.pdf(bookOf(i))));
await Promise.all([studio.close(), bindery.close()]);
