import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { findMessageFaults, unusedIds } from './language-messages.ts';

const code = 't("greeting"); t(`page.${name}.title`); const label = "nav.blog";';
const sources = [{ file: 'x.tsx', program: parseAst(code, { lang: 'tsx' }) }];
const english = { greeting: 'Hello {name}', 'page.about.title': 'About', 'nav.blog': 'Blog' };
const german = { greeting: 'Hallo {name}', 'page.about.title': 'Über uns', 'nav.blog': 'Blog' };
const same = ['nav.blog'];

test('complete messages have no fault', () => {
  expect(findMessageFaults(english, german, same)).toEqual([]);
});

test.each([
  ['a missing message', { ...german, greeting: undefined }, /"greeting" is not translated/],
  ['an empty message', { ...german, greeting: ' ' }, /"greeting" is not translated/],
  ['English left over', { ...german, 'page.about.title': 'About' }, /"page.about.title" is still in English/],
  ['a lost placeholder', { ...german, greeting: 'Hallo' }, /placeholders none instead of name/],
  ['a message that cannot be read', { ...german, greeting: 'Hallo {name' }, /not a valid message/],
  ['a message that English lacks', { ...german, extra: 'Zuviel' }, /"extra" is not in English/],
])('%s is a fault', (_title, texts, message) => {
  const faults = findMessageFaults(english, texts as Record<string, string>, same);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(message);
});

test('a message that no code uses is found', () => {
  expect(unusedIds({ ...english, old: 'Old' }, sources)).toEqual(['old']);
});
