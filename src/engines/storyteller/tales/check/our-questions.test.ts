import { expect, test } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { isAdventure } from '#engines/storyteller/tales/adventure/steps.ts';
import { ourTellings } from '#engines/storyteller/tales/testing/our-tellings.ts';

const tellings = await ourTellings(AGE_GROUPS);

test('every tale in every language has three questions to talk about [RB-08]', () => {
  const unasked = tellings.filter(({ tale, prose }) => !isAdventure(tale) && prose.questions.length !== 3);
  expect(unasked.map(({ where }) => where)).toEqual([]);
});

test('no two tellings ask the same [RB-08]', () => {
  const asked = tellings.flatMap(({ prose: { language, questions, where } }) =>
    questions.map((question) => ({ where, written: `${language} ${JSON.stringify(question)}` })),
  );
  const alike = [...Map.groupBy(asked, ({ written }) => written).values()].filter(({ length }) => length > 1);
  expect(alike).toEqual([]);
});
