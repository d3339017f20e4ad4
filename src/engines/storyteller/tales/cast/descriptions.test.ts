import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { load } from 'js-yaml';
import { z } from 'zod';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import type { Fact } from '#engines/storyteller/tales/people.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

// The first description makes the patterns of the whole lexicon.
vi.setConfig({ testTimeout: 60_000 });

const corpus = z.array(
  z.object({ text: z.string(), facts: z.array(z.string()), 'held-out': z.boolean().default(false) }),
);
const vocabularyOf = vocabularies('content');
const { words: english } = await vocabularyOf('en');
const languages = await Promise.all(
  TALE_LANGUAGES.map(async (language) => ({
    language,
    words: (await vocabularyOf(language)).words,
    descriptions: corpus.parse(load(readFileSync(`tests/tales/${language}/descriptions.yaml`, 'utf8'))),
  })),
);

/** What a story may say or do; what it knows to be silent about, and what it does not understand, stays out of the comparison. */
function said(facts: readonly Fact[]): string[] {
  return facts
    .filter(({ kind, group }) => kind !== 'unknown' && group !== 'something')
    .map(({ kind, group, thing }) => [kind, group, thing].filter(Boolean).join(' '));
}

function isRight(text: string, expected: readonly string[], words: Words): boolean {
  const found = said(understand(text, words));
  const left = [...found];
  for (const either of expected) {
    const at = left.findIndex((fact) => either.split(' | ').includes(fact));
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

test.each([
  ['used to be a nurse', true],
  ['she was a nurse', true],
  ['a retired nurse', true],
  ['nurse, retired', true],
  ['is retired and was a teacher', true],
  ['former teacher', true],
  ['worked in a bakery', true],
  ['he drove buses', true],
  ['is a nurse', false],
  ['a nurse', false],
  ['works in a bakery', false],
  ['has been a nurse for twenty years', false],
  ['has worked as a nurse since March', false],
  ['drives a bus', false],
])('of a trade, “%s”: it is over: %s [TL-05]', (text, isOver) => {
  const jobs = understand(text, english).filter(({ kind }) => kind === 'job');
  expect(jobs.map(({ former = false }) => former)).toEqual([isOver]);
});

describe.each(languages)('in $language', ({ words, descriptions }) => {
  const shareOf = (heldOut: boolean) => {
    const half = descriptions.filter((each) => each['held-out'] === heldOut);
    return half.filter(({ text, facts }) => isRight(text, facts, words)).length / half.length;
  };

  test('what families write is understood [TL-05]', () => {
    expect(shareOf(false)).toBeGreaterThanOrEqual(0.95);
  });

  test('also what the words were not mended for [TL-05]', () => {
    expect(shareOf(true)).toBeGreaterThanOrEqual(0.85);
  });

  test('nothing that is to be kept quiet is understood as something to tell [TL-05]', () => {
    const told = descriptions
      .filter(({ facts }) => facts.length > 0 && facts.every((fact) => fact.startsWith('sensitive')))
      .filter(({ text }) => said(understand(text, words)).some((fact) => !fact.startsWith('sensitive')));
    expect(told.map(({ text }) => text)).toEqual([]);
  });
});
