import { expect, test } from 'vitest';
import { secondText } from '#web/reader/beside.ts';

const pages = [
  { offset: 0, text: 'Eins.\n\nZwei.' },
  { offset: 14, text: 'Drei.\n\nVier.' },
  { offset: 30, text: 'Viel später.' },
];
const telling = { language: 'en', title: 'Counting', paragraphs: ['One.', 'Two.', '', 'Four.'] } as const;
const second = secondText(pages, { ...telling, paragraphs: [...telling.paragraphs] });

test('each paragraph has its other half, from page to page, and one without stands alone [TL-16]', () => {
  expect(second.text).toBe('One.\n\nTwo.\n\nFour.');
  expect([0, 7, 14, 21, 30].map((offset) => second.beside(offset)?.text)).toEqual([
    'One.',
    'Two.',
    undefined,
    'Four.',
    undefined,
  ]);
});

test('a place of the one is found in the other, and the other way round [TL-16]', () => {
  expect([0, 9, 14, 23].map(second.to)).toEqual([0, 6, 6, 12]);
  expect([2, 6, 13].map(second.from)).toEqual([0, 7, 21]);
});

test('it is read by those who speak in it, and rests where its own pages begin [TL-16] [VO-09]', () => {
  expect(second).toMatchObject({ speakers: [], turns: [0, 6, 12] });
  const speakers = [{ name: 'Mia', gender: 'f' as const }];
  expect(secondText(pages, { ...telling, paragraphs: [...telling.paragraphs], speakers })).toMatchObject({
    speakers,
  });
});

test('where the story went on later, the first goes on alone [TL-16]', () => {
  expect(second.rest).toBe(30);
  expect(
    secondText(pages.slice(0, 2), { ...telling, paragraphs: [...telling.paragraphs] }).rest,
  ).toBeUndefined();
});
