import { expect, test } from 'vitest';
import { clipsOf } from '#engines/bookbinder/epub/clips.ts';
import { scenesOf } from '#engines/bookbinder/epub/scenes.ts';
import type { NarratedWord } from '#engines/bookbinder/port.ts';
import { sampleBook } from '#engines/bookbinder/testing/sample-books.ts';

const [scene] = scenesOf(sampleBook('en', { pages: [{ text: 'One two. Three!\n\nFour.' }] }));

function clips(words: readonly Partial<NarratedWord>[]) {
  const all = words.map((word) => ({ offset: 0, length: 1, start: 0, end: 0, ...word }));
  const heard = clipsOf(scene!, { mp3: new Uint8Array(), duration: 10, words: all });
  return heard.map(({ sentence, begin, end }) => [sentence.text, begin, end]);
}

test('a sentence lasts until the next begins, and the last one until the sound ends', () => {
  const words = [
    { offset: 0, start: 0.1 },
    { offset: 4, start: 1 },
    { offset: 9, start: 2.5 },
    { offset: 17, start: 4 },
  ];
  expect(clips(words)).toEqual([
    ['One two.', 100, 2500],
    ['Three!', 2500, 4000],
    ['Four.', 4000, 10_000],
  ]);
});

test('times that run backwards or beyond the sound are held', () => {
  const words = [
    { offset: 0, start: 3 },
    { offset: 9, start: 2 },
    { offset: 17, start: 40 },
  ];
  expect(clips(words)).toEqual([['Three!', 3000, 10_000]]);
});

test('a page that somebody of the family read is lit as a whole', () => {
  const own = { mp3: new Uint8Array(), duration: 7.5, words: [], asWhole: true } as const;
  const [heard, ...others] = clipsOf(scene!, own);
  expect(others).toEqual([]);
  expect(heard).toMatchObject({ sentence: { id: scene!.name }, begin: 0, end: 7500 });
});

test('a sentence of which nothing is heard is left out', () => {
  expect(clips([{ offset: 9, start: 1 }])).toEqual([['Three!', 1000, 10_000]]);
  expect(clips([{ offset: 0, start: Number.NaN }])).toEqual([]);
});
