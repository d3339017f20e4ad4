import { expect, test } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { THEME_FAMILIES } from '#domain/story-world.ts';
import { threeQuestions } from '#domain/talk.ts';
import { isSafeText } from '#server/moderation/safe-text.ts';
import { talkIn } from '#server/languages/talk.ts';

const talk = talkIn('content');

test.each(LANGUAGE_CODES)(
  'in %s every story has three questions, for every age and theme [CL-06]',
  (language) => {
    for (const ageGroup of AGE_GROUPS)
      for (const themeFamily of [...THEME_FAMILIES, undefined])
        for (const questions of [[], ['Why?'], ['Why?', 'How?']])
          for (const seed of ['a', 'b', 'c', 'd']) {
            const asked = threeQuestions({ seed, ageGroup, themeFamily, questions }, talk(language));
            expect(new Set(asked).size).toBe(3);
            expect(asked.slice(0, questions.length)).toEqual(questions);
            expect(isSafeText(asked.join('\n'), language)).toBe(true);
          }
  },
);

test.each(THEME_FAMILIES)(
  'about %s small ones are asked something else than all others [CL-06]',
  (themeFamily) => {
    const { young, older } = talk('en').themes[themeFamily];
    const asked = AGE_GROUPS.map(
      (ageGroup) => threeQuestions({ seed: 'a', ageGroup, themeFamily, questions: [] }, talk('en'))[1],
    );
    expect(asked).toEqual([young, older, older]);
  },
);

test('questions of an age are for that age, and the same story has the same ones [CL-06]', () => {
  const asked = (ageGroup: (typeof AGE_GROUPS)[number], seed = 'a story') =>
    threeQuestions({ seed, ageGroup, themeFamily: 'courage', questions: [] }, talk('en'));
  expect(new Set(AGE_GROUPS.flatMap((ageGroup) => asked(ageGroup)[0])).size).toBe(3);
  expect(asked('3-5')).toEqual(asked('3-5'));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => asked('6-8', seed)[0])).size).toBe(2);
});
