import { expect, test } from 'vitest';
import { BODY, FEARS, HABITS, LEAVE_OUT, RELATIONS } from '#engines/storyteller/ai/understood/fact-words.ts';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { vocabularies } from '#engines/storyteller/tales/load-tales.ts';

const vocabularyOf = vocabularies('content');

test.each(TALE_LANGUAGES)('whatever is understood in “%s” a model can be told [TL-14]', async (language) => {
  const { words } = await vocabularyOf(language);
  const missing = (groups: object, told: object) =>
    Object.keys(groups).filter((group) => !Object.hasOwn(told, group));
  expect(missing(words.fears, FEARS)).toEqual([]);
  expect(missing(words.habits, HABITS)).toEqual([]);
  expect(missing(words.relations, RELATIONS)).toEqual([]);
  expect(missing(words.sensitive, LEAVE_OUT)).toEqual([]);
  // The other way round: nothing is told of a body that no family can write.
  expect(missing(BODY, words.body)).toEqual([]);
});

test('what is left out names no condition and nobody who has it [TL-14]', () => {
  const said = Object.values(LEAVE_OUT).join(' ');
  expect(said).not.toMatch(/diabet|allerg|autis|ill\b|death|died|divorce|refugee|trans\b|faith|pray/i);
});
