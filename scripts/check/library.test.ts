import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#domain/languages.ts';
import { findTellings, originalFaults, readShelf, tellingFaults, WANTED } from './library-tellings.ts';

const shelf = readShelf();

test.each(LANGUAGE_CODES)(
  'every story of the library in %s says what its original says, for its age',
  (language) => {
    expect(findTellings(language, shelf).faults).toEqual([]);
  },
);

test.each(LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE))(
  'the library has at least thirty stories in %s, six of them of its own world [LB-08]',
  (language) => {
    const { told, own } = findTellings(language, shelf);
    expect(WANTED).toEqual({ told: 30, own: 6 });
    expect(told).toBeGreaterThanOrEqual(WANTED.told);
    expect(own).toBeGreaterThanOrEqual(WANTED.own);
  },
);

const dragon = shelf.tellings.find(
  ({ telling: { slug } }) => slug.slug === 'the-dragon-who-sneezed-buttons' && slug.language === 'de',
);
if (!dragon?.of) throw new Error('the example of docs/languages.md is gone');
const { telling, of, people } = dragon;
const faultsOf = (changed: Partial<typeof telling>, shelved = shelf) =>
  tellingFaults({ ...telling, ...changed }, of, { people, shelf: shelved });
const { content } = telling;

test('the example is without a fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  ['a paragraph that is missing', { content: content.replace(/\n\n„Aua.*/, '') }, /22 paragraphs, and 23/],
  [
    'a paragraph that was left in English',
    { content: content.replace(/^Pim war.*$/m, of.content.split('\n\n')[0] ?? '') },
    /is not translated: “Pim was a small/,
  ],
  [
    'English that was touched up',
    { content: content.replace(/^Pim war.*$/m, 'And then he was there in the house with the green nose.') },
    /reads like English/,
  ],
  ['a telling that is half as long', { content: content.replaceAll(/ \S{5,}/g, '') }, /% as long as/],
  ['marks of typewriters', { content: content.replace('…', '...') }, /untidy/],
  ['a sentence that goes on and on', { content: content.replaceAll(/[.!?…]+/g, ',') }, /sentences are long/],
  [
    'words that are not for children',
    { content: content.replace('Aua', 'Du Arschloch') },
    /not for children/,
  ],
  ['people who have no name', { people: {} }, /nobody knows what “the postman” is called/],
  [
    'people who are in no picture',
    { people: { ...telling.people, Zuzu: 'Zuzu' } },
    /“Zuzu” is in no picture/,
  ],
  ['a setting that is still English', { setting: of.setting }, /setting: is not translated/],
  ['a title that is still English', { title: of.title }, /title: is not translated/],
  ['somebody who is not listed', { characters: ['Pim'] }, /characters: 1, and 4/],
  ['a question for grown-ups', { questions: [`Was ${'würdest du '.repeat(12)}?`] }, /a long question/],
])('%s is named', (_, changed, named) => {
  expect(faultsOf(changed)).toContainEqual(expect.stringMatching(named));
});

test('a chapter needs the name of its series, in its title too', () => {
  const chapter = shelf.originals.find(({ story }) => story.slug === 'hic');
  if (!chapter) throw new Error('there is no hic');
  const hic = { ...telling, title: 'Hicks!', chapterTitle: 'Hicks!' };
  const faults = (series: [string, string][]) =>
    tellingFaults(hic, chapter.story, { people: [], shelf: { ...shelf, series: new Map(series) } });
  expect(faults([])).toContain('library/series/busy-body.de.yaml is missing');
  expect(faults([['busy-body de', 'Körperkram']])).toContain('title: is no “Körperkram: Hicks!”');
});

test('a theme is called the same in every story of a language, and no question is asked twice', () => {
  const again = { ...dragon, telling: { ...telling, theme: 'Magie' }, file: 'again.md' };
  const { faults } = findTellings('de', { ...shelf, tellings: [...shelf.tellings, again] });
  expect(faults).toContainEqual(expect.stringMatching(/“Magic” is “Zauberei” elsewhere, and “Magie” here/));
  expect(faults).toContainEqual(expect.stringMatching(/asks the same/));
});

test.each([
  ['ta', 'Pim ஒரு சின்ன dragon.', /Latin letters: Pim, dragon/],
  ['ja', '龍が大きいくしゃみをした。', /kanji that nobody of 3-5 has learnt: 龍大/],
] as const)('a story of a language’s own world is held to its script: %s', (language, text, named) => {
  const faults = originalFaults({ ...of, language, content: text }, ['Pim']);
  expect(faults).toContainEqual(expect.stringMatching(named));
  expect(faults).toContainEqual(expect.stringMatching(/letters; stories for 3-5 have/));
  expect(originalFaults({ ...of, language, content: text }, [])).toContainEqual(
    expect.stringMatching(/nobody is in its directions/),
  );
});
