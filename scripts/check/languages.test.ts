import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { findLanguageFaults } from './languages.ts';

const code = 't("greeting"); t(`page.${name}.title`); const label = "nav.blog";';
const sources = [{ file: 'x.tsx', program: parseAst(code, { lang: 'tsx' }) }];
const english = { greeting: 'Hello {name}', 'page.about.title': 'About', 'nav.blog': 'Blog' };
const german = { greeting: 'Hallo {name}', 'page.about.title': 'Über uns', 'nav.blog': 'Blog' };
const same = { de: ['nav.blog'] };

test('complete languages have no fault', () => {
  expect(findLanguageFaults(english, { de: german }, same, sources)).toEqual([]);
});

test.each([
  ['a missing message', { ...german, greeting: undefined }, /"greeting" is not translated/],
  ['an empty message', { ...german, greeting: ' ' }, /"greeting" is not translated/],
  ['English left over', { ...german, 'page.about.title': 'About' }, /"page.about.title" is still in English/],
  ['a lost placeholder', { ...german, greeting: 'Hallo' }, /placeholders none instead of name/],
  ['a message that cannot be read', { ...german, greeting: 'Hallo {name' }, /not a valid message/],
  ['a message that English lacks', { ...german, extra: 'Zuviel' }, /"extra" is not in English/],
])('%s is a fault', (_title, texts, message) => {
  const faults = findLanguageFaults(english, { de: texts as Record<string, string> }, same, sources);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(message);
});

test('a message that no code uses is a fault', () => {
  expect(findLanguageFaults({ ...english, old: 'Old' }, {}, {}, sources)).toEqual([
    'en: "old" is used nowhere',
  ]);
});
