import { expect, test } from 'vitest';
import { categoryPath, LIBRARY_PATH, seriesPath, storyPath, tellingPath } from '#domain/library-paths.ts';
import { JOIN_PATH, readsByCode } from '#domain/join-path.ts';

const tale = { category: 'Fairy Tales', slug: 'five-pots-of-gold' } as const;
const fact = { category: 'Non Fiction', slug: 'hic' } as const;

test.each([
  ['the list, before there is a code', JOIN_PATH, false, true],
  ['the list', JOIN_PATH, true, true],
  ['a book that was shared', '/shared', true, true],
  ['a tale', storyPath(tale), true, true],
  ['a tale in a language', tellingPath(tale, 'de'), true, true],
  ['a true story', storyPath(fact), true, true],
  ['a book that was shared, without a code', '/shared', false, false],
  ['a tale, without a code', storyPath(tale), false, false],
  ['the library', LIBRARY_PATH, true, false],
  ['the tales', categoryPath('Fairy Tales'), true, false],
  ['a series', seriesPath('busy-body'), true, false],
  ['the creator', '/', true, false],
  ['the way to an account', '/auth', true, false],
  ['what only begins like the list', `${JOIN_PATH}ery`, true, false],
])(
  'nobody is asked for an age where a list is read, and nowhere else: %s [CL-04] [AG-01]',
  (_what, path, hasCode, reads) => {
    expect(readsByCode(path, hasCode)).toBe(reads);
  },
);
