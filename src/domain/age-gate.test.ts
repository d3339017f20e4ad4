import { describe, expect, test } from 'vitest';
import { ageGate, answerAgeGate, isChild, mayTrack } from '#domain/age-gate.ts';

describe('what the stored answers mean', () => {
  test.each([
    ['no answer: the question [AG-01]', null, null, 'age-question', false],
    ['13 or older: closed [AG-02]', 'over13', null, 'closed', false],
    ['under 13 without consent: the consent dialog [AG-07]', 'under13', null, 'parent-consent', false],
    ['under 13 with consent: closed and protected [AG-06]', 'under13', 'granted', 'closed', true],
    ['a broken value counts as no answer', 'maybe', null, 'age-question', false],
    ['a broken consent counts as none', 'under13', 'yes', 'parent-consent', false],
    ['consent alone answers nothing', null, 'granted', 'age-question', false],
  ])('%s', (_title, age, consent, view, childProtected) => {
    expect(ageGate({ age, consent })).toEqual({ view, childProtected });
  });
});

describe('where somebody reads by a code of a reading list [CL-04]', () => {
  test.each([
    ['nobody is asked, and everybody protected', null, null, 'closed', true],
    ['a child whose parent was not there', 'under13', null, 'closed', true],
    ['a child whose parent agreed', 'under13', 'granted', 'closed', true],
    ['13 or older is what it was', 'over13', null, 'closed', false],
  ])('%s', (_title, age, consent, view, childProtected) => {
    expect(ageGate({ age, consent }, true)).toEqual({ view, childProtected });
  });

  test('the server takes whoever has a code, and has not answered, for a child', () => {
    expect(isChild({ age: null, consent: null }, true)).toBe(true);
    expect(isChild({ age: 'over13', consent: null }, true)).toBe(false);
  });
});

describe('what an answer stores', () => {
  const unknown = { age: null, consent: null };
  const under13 = { age: 'under13', consent: null };

  test.each([
    ['over 13 [AG-02]', unknown, 'over13', { age: 'over13', consent: null }],
    ['under 13 [AG-03]', unknown, 'under13', under13],
    ['consent [AG-04]', under13, 'consent-granted', { age: 'under13', consent: 'granted' }],
    ['refusal stores nothing [AG-05]', under13, 'consent-refused', under13],
    ['consent before the question stores nothing', unknown, 'consent-granted', unknown],
    ['an older age after under 13 stores nothing', under13, 'over13', under13],
    [
      'a consent that is gone is asked for again [AG-07]',
      { age: 'under13', consent: 'granted' },
      'consent-gone',
      under13,
    ],
    ['a mistaken age is asked for again', { age: 'under13', consent: 'granted' }, 'age-mistaken', unknown],
    ['also while a parent is asked', under13, 'age-mistaken', unknown],
    [
      'who said 13 or older made no such mistake',
      { age: 'over13', consent: null },
      'age-mistaken',
      { age: 'over13', consent: null },
    ],
  ] as const)('%s', (_title, before, answer, after) => {
    expect(answerAgeGate(before, answer)).toEqual(after);
  });
});

test('a child is protected by the server from the first answer on [AG-09]', () => {
  expect(isChild({ age: 'under13', consent: null })).toBe(true);
  expect(isChild({ age: 'under13', consent: 'granted' })).toBe(true);
  expect(isChild({ age: 'over13', consent: 'granted' })).toBe(false);
  expect(isChild({ age: null, consent: null })).toBe(false);
});

test('only a visitor who said 13 or older is ever tracked [AG-08]', () => {
  expect(mayTrack({ age: 'over13', consent: null })).toBe(true);
  expect(mayTrack({ age: null, consent: null })).toBe(false);
  expect(mayTrack({ age: 'under13', consent: null })).toBe(false);
  expect(mayTrack({ age: 'under13', consent: 'granted' })).toBe(false);
});
