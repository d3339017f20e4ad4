import { expect, test } from 'vitest';
import {
  CHOICE_KINDS,
  NO_ADVENTURE,
  PROGRESS_SCALE,
  adventure,
  isAdventure,
  progressOf,
  settledAdventure,
  type AdventureEvent,
  type AdventureSegment,
  type AdventureState,
  type ChoiceKind,
} from '#domain/adventure.ts';

const choice = (id: ChoiceKind) => ({ id, text: `Be ${id}`, outcome: `It was ${id}.` });
const choices = CHOICE_KINDS.map(choice);
const segment = (n: number): AdventureSegment =>
  n < 3
    ? { id: `segment-${n}`, text: `Part ${n}.`, choices, isEnding: false }
    : { id: 'segment-3', text: 'The end.', choices: [], isEnding: true };
const run = (events: readonly AdventureEvent[], from: AdventureState = NO_ADVENTURE) =>
  events.reduce(adventure, from);

const first = run([{ type: 'begun' }, { type: 'arrived', segment: segment(1), seed: 7 }]);
const ended = run(
  [
    { type: 'chosen', choice: choice('brave') },
    { type: 'arrived', segment: segment(2), seed: 7 },
    { type: 'chosen', choice: choice('kind') },
    { type: 'arrived', segment: segment(3), seed: 7 },
  ],
  first,
);

test('it begins with one segment and three choices [AD-01]', () => {
  expect(first).toMatchObject({ segments: [{ id: 'segment-1' }], picks: [], busy: false, seed: 7 });
  expect(first.segments[0]?.choices).toHaveLength(3);
});

test('a choice is recorded and its outcome joins the story [AD-01]', () => {
  const chosen = adventure(first, { type: 'chosen', choice: choice('brave') });
  expect(chosen).toMatchObject({ busy: true, picks: [{ text: 'Be brave', outcome: 'It was brave.' }] });
});

test('the bar counts the steps against five, and is full at the end [AD-02]', () => {
  expect(PROGRESS_SCALE).toBe(5);
  const states = [1, 2, 3].map((count) => ({ segments: ended.segments.slice(0, count) }));
  expect(states.map(progressOf)).toEqual([1, 2, PROGRESS_SCALE]);
  const longer = [1, 2, 2].map(segment);
  expect(progressOf({ segments: longer })).toBe(3);
  expect(progressOf({ segments: [...longer, segment(3)] })).toBe(PROGRESS_SCALE);
});

test('after the ending nothing can be chosen [AD-02]', () => {
  expect(ended.segments.at(-1)).toMatchObject({ isEnding: true, choices: [] });
  expect(ended.picks.map(({ outcome }) => outcome)).toEqual(['It was brave.', 'It was kind.']);
  expect(adventure(ended, { type: 'chosen', choice: choice('kind') })).toBe(ended);
});

test('again goes back to the first segment, under the same seed [AD-04]', () => {
  expect(adventure(ended, { type: 'again' })).toEqual(first);
});

test('one choice at a time; what was not offered cannot be chosen', () => {
  const busy = adventure(first, { type: 'chosen', choice: choice('kind') });
  expect(adventure(busy, { type: 'chosen', choice: choice('brave') })).toBe(busy);
  expect(adventure(first, { type: 'chosen', choice: choice('cruel' as ChoiceKind) })).toBe(first);
  expect(adventure(first, { type: 'arrived', segment: segment(2), seed: 7 })).toBe(first);
});

test('after a failure the same choices are there again', () => {
  const busy = adventure(first, { type: 'chosen', choice: choice('kind') });
  expect(adventure(busy, { type: 'failed' })).toEqual(first);
  const nothing = adventure(NO_ADVENTURE, { type: 'begun' });
  expect(adventure(nothing, { type: 'failed' })).toEqual(NO_ADVENTURE);
});

test('it survives a reload; a choice without an answer is offered again [UX-06]', () => {
  const waiting = adventure(first, { type: 'chosen', choice: choice('brave') });
  expect(settledAdventure(waiting)).toEqual(first);
  expect(settledAdventure(ended)).toBe(ended);
  expect(isAdventure(JSON.parse(JSON.stringify(ended)))).toBe(true);
  for (const other of [null, 'x', {}, NO_ADVENTURE, waiting, { ...ended, segments: [{}, {}, {}] }]) {
    expect(isAdventure(other)).toBe(false);
  }
});

test('what was drawn stays with what it shows, and goes with it [AD-01]', () => {
  const drawn = [{ offset: 0, url: '/pictures/a.svg', description: 'A beach.' }];
  const [opening] = first.segments;
  const [pick] = ended.picks;
  if (!opening || !pick) throw new Error('nothing was played');
  const after = run(
    [opening, pick].map((of) => ({ type: 'drawn', of, pictures: drawn })),
    ended,
  );
  expect(after.segments.map(({ pictures }) => pictures)).toEqual([drawn, undefined, undefined]);
  expect(after.picks.map(({ pictures }) => pictures)).toEqual([drawn, undefined]);
  const again = adventure(after, { type: 'again' });
  expect(again.segments[0]?.pictures).toEqual(drawn);
  expect(adventure(again, { type: 'drawn', of: pick, pictures: drawn })).toEqual(again);
});
