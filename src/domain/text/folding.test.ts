import { expect, test } from 'vitest';
import { folded, mentions } from '#domain/text/folding.ts';

test.each([
  ['Rātā', 'rata'],
  ['ÉDITH', 'edith'],
  ['Straße', 'strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['Łucja', 'lucja'],
  ['The Troll’s', "the troll's"],
])('%s is looked for as %s [LB-09]', (text, plain) => {
  expect(folded(text)).toBe(plain);
});

test.each(['कहानी', 'மின்மினி', 'がぎぐ', '饼干', 'किताब'])('%s keeps every sign [LB-09]', (text) => {
  expect(folded(text)).toBe(text);
});

test('what is typed is found whatever its case, marks and the room around it, and blank is found everywhere [LB-09]', () => {
  expect(mentions('  rata ', [null, 'How Rātā built'])).toBe(true);
  expect(mentions('RĀTA', ['rata'])).toBe(true);
  expect(mentions('', ['anything'])).toBe(true);
  expect(mentions('कि', ['कहानी'])).toBe(false);
});
