import { expect, test } from 'vitest';
import {
  MOST_KEPT,
  isKeptStory,
  keptFor,
  makingRoom,
  relation,
  type KeptStory,
} from '#domain/kept-stories.ts';
import { FIRST_STATE, choicesOf } from '#domain/wizard-state.ts';

function kept(id: string, keptAt: number, given: Partial<KeptStory['story']> = {}): KeptStory {
  return {
    ...choicesOf(FIRST_STATE),
    story: {
      id,
      title: id,
      language: 'en',
      ageGroup: '6-8',
      writer: 'built-in',
      segments: ['One.'],
      index: 0,
      continuations: 0,
      ...given,
    },
    revision: 1,
    keptAt,
  };
}

const ids = (stories: readonly KeptStory[]) => stories.map(({ story }) => story.id);

test('the newest comes first, and what belongs to an account waits for its owner [UX-06]', () => {
  const stories = [kept('old', 1), kept('of ada', 2, { owner: 'ada' }), kept('new', 3)];
  expect(ids(keptFor(undefined, stories))).toEqual(['new', 'old']);
  expect(ids(keptFor('ada', stories))).toEqual(['new', 'of ada', 'old']);
  expect(ids(keptFor('bo', stories))).toEqual(['new', 'old']);
});

test('only the oldest story of guests makes room, and only when the list is full [UX-06]', () => {
  const guests = Array.from({ length: MOST_KEPT }, (_, i) => kept(`guest ${i}`, i));
  expect(makingRoom(guests.slice(1))).toEqual([]);
  expect(ids(makingRoom(guests))).toEqual(['guest 0']);
  expect(ids(makingRoom([kept('of ada', -1, { owner: 'ada' }), ...guests]))).toEqual(['guest 0']);
});

test.each([
  ['nothing changed', ['One.'], 1, ['One.'], 1, 'same'],
  ['told on here', ['One.'], 1, ['One.', 'Two.'], 1, 'ours-is-newer'],
  ['undone here', ['One.', 'Two.'], 2, ['One.'], 2, 'ours-is-newer'],
  ['told on here, after a reload', ['One.'], 1, ['One.', 'Two.'], null, 'ours-is-newer'],
  ['told on elsewhere', ['One.', 'Two.'], 2, ['One.'], 1, 'theirs-is-newer'],
  ['told on elsewhere, while this tab slept', ['One.', 'Two.'], 2, ['One.'], null, 'theirs-is-newer'],
  ['told on in both', ['One.', 'Two.'], 2, ['One.', 'Another.'], 1, 'both-went-on'],
] as const)('two tabs, one story: %s [UX-06]', (_, theirs, revision, ours, base, expected) => {
  const stored = { ...kept('s', 1, { segments: [...theirs] }), revision };
  expect(relation(stored, { segments: [...ours] }, base)).toBe(expected);
});

test('what a browser kept is recognised', () => {
  expect(isKeptStory(JSON.parse(JSON.stringify(kept('s', 1))))).toBe(true);
  for (const other of [null, 'x', {}, { story: {}, characters: [], revision: 1, keptAt: 1 }])
    expect(isKeptStory(other)).toBe(false);
});
