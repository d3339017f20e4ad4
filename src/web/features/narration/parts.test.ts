import { expect, test } from 'vitest';
import { MAX_SPOKEN } from '#contract/speech.ts';
import { grownParts, partAt, partsBetween, partsOf, type Part } from '#web/features/narration/parts.ts';

const SENTENCE = 'The little fox looked up at the moon and sang.';
const paragraph = (sentences: number) => Array.from({ length: sentences }, () => SENTENCE).join(' ');
const story = (...paragraphs: string[]) => paragraphs.join('\n\n');
const long = story(...Array.from({ length: 24 }, () => paragraph(4)));

/** Every letter is read once, where it stands. */
function expectWhole(parts: readonly Part[], text: string) {
  for (const part of parts) expect(text.startsWith(part.text, part.offset)).toBe(true);
  const read = parts.map((part) => part.text).join('');
  expect(read.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
}

test('the first part is short, later ones are longer, and all end where a paragraph ends [VO-01]', () => {
  const parts = partsOf(long, 'en');
  expectWhole(parts, long);
  const lengths = parts.map(({ text }) => text.length);
  expect(lengths[0]).toBeLessThanOrEqual(400);
  expect(lengths[1]).toBeGreaterThan(400);
  expect(lengths[2]).toBeGreaterThan(800);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1500);
  for (const { offset, text } of parts) expect(long.slice(offset + text.length)).toMatch(/^(\n|$)/);
});

test('a paragraph that is too long is cut after a sentence', () => {
  const text = story(paragraph(12), paragraph(2));
  const parts = partsOf(text, 'en');
  expectWhole(parts, text);
  expect(parts[0]?.text.length).toBeLessThanOrEqual(400);
  for (const part of parts) expect(part.text).toMatch(/^The .*sang\.$/s);
});

test('what somebody says is not cut from who says it', () => {
  const text = `${paragraph(7)} “Who is there, and who is singing so late?” asked the owl. ${paragraph(3)}`;
  expect(text.indexOf('asked')).toBeGreaterThan(350);
  for (const { text: part } of partsOf(text, 'en')) expect(part).not.toMatch(/^asked/);
});

test.each(['word '.repeat(2000), 'a'.repeat(9000), `${'go on, '.repeat(100)}.`])(
  'even a sentence without an end is cut into parts that can be read',
  (text) => {
    const parts = partsOf(text, 'en');
    expectWhole(parts, text);
    for (const part of parts) expect(part.text.length).toBeLessThanOrEqual(MAX_SPOKEN);
  },
);

test('Chinese says as much with fewer characters, so its parts have fewer', () => {
  const text = story(...Array.from({ length: 30 }, () => '小狐狸看着月亮唱歌。'.repeat(6)));
  const parts = partsOf(text, 'zh');
  expectWhole(parts, text);
  expect(parts[0]?.text.length).toBeLessThanOrEqual(100);
  expect(Math.max(...parts.map((part) => part.text.length))).toBeLessThanOrEqual(375);
});

test.each(['', '  \n\n '])('nothing makes no parts', (text) => {
  expect(partsOf(text, 'en')).toEqual([]);
});

test('a continuation adds parts behind those that are there', () => {
  const before = partsOf(story(paragraph(4), paragraph(4)), 'en');
  const text = story(paragraph(4), paragraph(4), paragraph(6));
  const grown = grownParts(before, before.length, text, 'en');
  expect(grown?.slice(0, before.length)).toEqual(before);
  expectWhole(grown ?? [], text);
});

test('parts nobody has asked for yet are cut anew with what was added', () => {
  const begun = partsOf(story(paragraph(6), SENTENCE), 'en');
  const text = story(paragraph(6), `${SENTENCE} ${SENTENCE}`);
  const grown = grownParts(begun, 1, text, 'en');
  expect(grown).toHaveLength(2);
  expectWhole(grown ?? [], text);
});

test('another text is no continuation', () => {
  const parts = partsOf(long, 'en');
  expect(grownParts(parts, 1, `Once ${long}`, 'en')).toBeUndefined();
});

test('every place of the text belongs to a part [VO-08]', () => {
  const parts = partsOf(`\n${long}`, 'en');
  expect(partAt(parts, 0)).toBe(0);
  parts.forEach(({ offset, text }, i) => {
    expect(partAt(parts, offset)).toBe(i);
    expect(partAt(parts, offset + text.length)).toBe(i);
  });
  expect(partAt([], 7)).toBe(0);
});

test('pages that somebody of the family has read are parts of their own, and the rest is read between them [RB-09]', () => {
  const paragraphs = long.split('\n\n');
  const offset = paragraphs.slice(0, 3).join('\n\n').length + 2;
  const text = paragraphs.slice(3, 6).join('\n\n');
  const page = {
    offset,
    text,
    version: '1',
    duration: 9,
    sound: () => Promise.reject(new Error('not asked')),
  };
  const parts = partsBetween(long, 'en', [page]);
  expectWhole(parts, long);
  expect(parts.filter(({ recorded }) => recorded)).toEqual([{ offset, text, recorded: page }]);
  const changed = { ...page, text: `${text} And more.` };
  expect(partsBetween(long, 'en', [changed])).toEqual(partsOf(long, 'en'));
});
