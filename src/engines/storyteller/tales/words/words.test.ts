import { expect, test } from 'vitest';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

const vocabularyOf = vocabularies('content');
const { words: english } = await vocabularyOf('en');

/** Every noun of every place, and whatever a condition may name. */
function namesIn({ places, jobs, loves, fears, sorts, habits, body, relations, sensitive }: Words) {
  const nouns = Object.entries(places).flatMap(([place, of]) =>
    Object.keys(of).map((noun) => `${place} ${noun}`),
  );
  const tables = { jobs, loves, fears, habits, body, relations, sensitive, afraid: sorts.fears };
  return {
    nouns: nouns.toSorted(),
    ...Object.fromEntries(Object.entries(tables).map(([name, of]) => [name, Object.keys(of).toSorted()])),
  };
}

test.each(TALE_LANGUAGES)(
  '%s has the nouns of all places, and whatever a tale asks of a family [TL-04]',
  async (language) => {
    expect(namesIn((await vocabularyOf(language)).words)).toEqual(namesIn(english));
  },
);

test.each(TALE_LANGUAGES)(
  'in %s a sort of loved things has the name of the English one',
  async (language) => {
    const { words } = await vocabularyOf(language);
    expect(Object.keys(words.sorts.loves)).toEqual(expect.arrayContaining(Object.keys(english.sorts.loves)));
  },
);
