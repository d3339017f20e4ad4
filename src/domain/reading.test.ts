import { expect, test } from 'vitest';
import { leastReadingMs } from '#domain/reading.ts';

test.each([
  ['a few words are looked at for some seconds', 'The end.', 'en', 5_000],
  ['nine hundred words take two minutes at least', 'word '.repeat(900), 'en', 120_000],
  ['nothing is read in no time', '', 'de', 5_000],
] as const)('%s [DB-04]', (_, text, language, expected) => {
  expect(leastReadingMs(text, language)).toBe(expected);
});

test('languages without spaces have words too [DB-04]', () => {
  expect(leastReadingMs('小狐狸坐在花园里。'.repeat(100), 'zh')).toBeGreaterThan(20_000);
});
