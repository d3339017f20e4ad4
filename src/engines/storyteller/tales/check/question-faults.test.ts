import { expect, test } from 'vitest';
import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { questionFaults } from '#engines/storyteller/tales/check/question-faults.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { tellTale } from '#engines/storyteller/tales/tell/tell-tale.ts';
import { TRIAL_PLAN, trialBook, trialTalk } from '#engines/storyteller/tales/testing/trial-book.ts';

const MAYA: Person = { name: 'Mary Jane', kind: 'child', spoken: 'f', facts: [] };
const MUFF: Person = { name: 'Muff', kind: 'pet', spoken: 'x', species: 'cat', facts: [] };
const GOOD = ['What did Ben see?', 'Where would you go?', 'What if it rained?'];

function cast(questions: readonly string[], people = [MAYA]): { casting: Casting; wish: Wish } {
  const book = trialBook({ plan: TRIAL_PLAN, prose: trialTalk(...questions) });
  const wish: Wish = { ageGroup: '3-5', place: 'valley', people, seed: 1 };
  const [tale] = book.tales;
  const casting = tale ? castTale(tale, wish, book) : { because: 'there is no tale' };
  if ('because' in casting) throw new Error(casting.because);
  return { casting, wish };
}

test('what to talk about is cast like the tale, and no part of its text [RB-08]', () => {
  const questions = [
    'Why did Ben take {his} hat {into the cupboard under the stairs}?',
    '- (pet) What about Rex?\n- What else?',
  ];
  const alone = tellTale(cast(questions).casting);
  expect(alone.questions).toEqual([
    'Why did Mary Jane take her hat into the cave behind the waterfall?',
    'What else?',
  ]);
  expect(alone.text).not.toContain('Why');
  expect(tellTale(cast(questions, [MAYA, MUFF]).casting).questions[1]).toBe('What about Muff?');
});

test('a tale may have none', () => {
  const { casting, wish } = cast([]);
  expect(tellTale(casting).questions).toEqual([]);
  expect(questionFaults(casting, wish)).toEqual([]);
});

test.each<[string, readonly string[], string[]]>([
  ['three are right', GOOD, []],
  ['there are two', GOOD.slice(1), ['2 questions']],
  ['one is told to some only', [...GOOD.slice(1), '- (pet) What about Rex?'], ['2 questions']],
  ['one does not ask', [...GOOD.slice(1), 'Ben went home.'], ['it ends as no question']],
  [
    'one is long',
    [...GOOD.slice(1), 'What would Ben do, if you and I and all of us came too?'],
    ['more than 12 words'],
  ],
  [
    'a name of several words is one',
    [...GOOD.slice(1), 'What would Ben do, if you and I and all came too?'],
    [],
  ],
  ['a stand-in is left', [...GOOD.slice(1), 'What would BEN say?'], ['Ben is still there']],
])('%s [RB-08]', (_what, questions, found) => {
  const { casting, wish } = cast(questions);
  expect(questionFaults(casting, wish).map(({ what }) => what)).toEqual(found);
});
