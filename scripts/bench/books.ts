// npm run bench books
// What binding a story of six scenes costs: the first book of a worker, and those after it.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '#domain/languages.ts';
import { openBindery } from '#engines/bookbinder/bindery.ts';
import type { Bindery, Book, BookFile, PageVoice } from '#engines/bookbinder/port.ts';
import { sampleVoices } from '#engines/bookbinder/testing/sample-books.ts';
import { BYTES_A_SECOND } from '#engines/narrator/to-mp3.ts';
import { randomScene } from '#engines/illustrator/testing/random-scene.ts';
import { openStudio, type Studio } from '#engines/illustrator/studio/studio.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { tellStory } from '#engines/storyteller/built-in/tell/tell-story.ts';
import { phrasebookLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));
const SCENES = 6;
const ROUNDS = 11;
const HEROES: Partial<Record<LanguageCode, StoryCharacter>> = {
  en: { name: 'Maya', kind: 'child', gender: 'f', personal: true },
  hi: { name: 'मीरा', kind: 'child', gender: 'f', personal: true },
  ja: { name: 'さくら', kind: 'child', gender: 'f', personal: true },
};

const load = phrasebookLoader(CONTENT);

async function makeBook(language: LanguageCode, hero: StoryCharacter, studio: Studio): Promise<Book> {
  const setting = { name: 'forest', pack: 'forest' } as const;
  const theme = { name: 'kindness', family: 'kindness' } as const;
  const { title, text } = tellStory({
    request: { language, ageGroup: '6-8', setting, theme, characters: [hero] },
    phrasebook: await load(language, '6-8'),
    memory: Memory.read(''),
    seed: 7,
  });
  const pages = await Promise.all(
    inParts(text.split('\n\n')).map(async (part, i) => {
      const svg = await studio.draw({ scene: randomScene(`book ${i}`), seed: language });
      const jpeg = await studio.rasterize({ svg, format: 'jpg', width: 1280 });
      return { text: part, picture: { jpeg, description: part.slice(0, 80) } };
    }),
  );
  return {
    id: `bench-${language}`,
    title,
    language,
    pages,
    heroes: hero.name,
    madeWith: { title: 'Fabloom', lines: [] },
  };
}

function inParts(paragraphs: readonly string[]): string[] {
  const at = (part: number) => Math.round((part * paragraphs.length) / SCENES);
  return Array.from({ length: SCENES }, (_, i) => paragraphs.slice(at(i), at(i + 1)).join('\n\n'));
}

/** At the size of speech in MP3. */
async function* evenVoices(book: Book): AsyncGenerator<PageVoice> {
  for await (const voice of sampleVoices(book))
    yield { ...voice, mp3: new Uint8Array(Math.round(voice.duration * BYTES_A_SECOND)) };
}

/** The same words and pictures again would be remembered; a picture may have anything behind its end. */
function asAnother(book: Book, round: number): Book {
  const pages = book.pages.map(({ text, picture }) => ({
    text: text.replaceAll(/^|(?<=\n\n)/g, `${round} `),
    ...(picture && { picture: { ...picture, jpeg: Buffer.concat([picture.jpeg, Buffer.of(round)]) } }),
  }));
  return { ...book, title: `${book.title} ${round}`, pages };
}

async function timed(file: BookFile): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const { length } = await buffer(file);
  return { ms: performance.now() - started, bytes: length };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Of English words, each paragraph without a break. */
const LONG_PARAGRAPHS = [500, 800, 3_600];
const LONG_ROUNDS = 3;

/** Whether setting takes longer only as there is more to set. */
async function benchParagraphs(book: Book, bindery: Bindery): Promise<void> {
  const words = book.pages.flatMap(({ text }) => text.split(/\s+/));
  for (const count of LONG_PARAGRAPHS) {
    const text = Array.from({ length: count }, (_, i) => words[i % words.length]).join(' ');
    const [page] = book.pages;
    const long = { ...book, pages: [{ ...page, text }] };
    const times: number[] = [];
    for (let i = 0; i < LONG_ROUNDS; i++) times.push((await timed(bindery.pdf(asAnother(long, i)))).ms);
    console.log(`${book.language} pdf   one paragraph of ${count} words: p50 ${median(times).toFixed(0)} ms`);
  }
}

async function bench(language: LanguageCode, hero: StoryCharacter): Promise<void> {
  const studio = openStudio();
  const book = await makeBook(language, hero, studio);
  await studio.close();
  const bindery = openBindery();
  const kinds = {
    pdf: (each: Book) => bindery.pdf(each),
    epub: (each: Book) => bindery.epub(each, evenVoices(each)),
  };
  for (const [kind, bind] of Object.entries(kinds)) {
    const first = await timed(bind(book));
    const later: number[] = [];
    for (let i = 0; i < ROUNDS; i++) later.push((await timed(bind(asAnother(book, i)))).ms);
    console.log(
      `${language} ${kind.padEnd(4)}  first ${first.ms.toFixed(0)} ms (goal: 4,000), then p50 ${median(later).toFixed(0)} ms (goal: 2,000), ${(first.bytes / 1024).toFixed(0)} KB`,
    );
  }
  if (language === 'en') await benchParagraphs(book, bindery);
  await bindery.close();
}

const wanted = Object.entries(HEROES).find(([language]) => language === process.argv[2]);
if (wanted) {
  await bench(wanted[0] as LanguageCode, wanted[1]);
} else {
  console.log(
    `${cpus().length} cores, Node ${process.versions.node}; ${SCENES} scenes with pictures and a voice`,
  );
  // Each in a process of its own, or the first book of the second language would not be cold.
  for (const language of Object.keys(HEROES))
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), language], { stdio: 'inherit' });
}
