import { expect, test } from 'vitest';
import {
  CHOICE_KINDS,
  NO_ADVENTURE,
  PROGRESS_SCALE,
  adventure,
  isAdventure,
  playedScenes,
  playedStory,
  progressOf,
  settledAdventure,
  type AdventureEvent,
  type AdventureSegment,
  type AdventureState,
  type ChoiceKind,
} from '#domain/adventure.ts';
import type { StoryScene } from '#domain/scene-direction.ts';

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

test('the way that was taken is a story of its own [UX-06]', () => {
  expect(playedStory(ended)).toEqual([
    'Part 1.',
    '→ Be brave\n\nIt was brave.\n\nPart 2.',
    '→ Be kind\n\nIt was kind.\n\nThe end.',
  ]);
});

test('the scenes of the way that was taken lie where their text begins [TL-12]', () => {
  const scene = (id: string, offset = 0): StoryScene => ({
    id,
    offset,
    direction: {
      place: 'beach',
      spot: 'home',
      light: 'day',
      weather: 'clear',
      shot: 'wide',
      who: [],
      things: [],
    },
  });
  const state: AdventureState = {
    ...ended,
    segments: ended.segments.map((each, i) => ({ ...each, scenes: [scene(`part ${i + 1}`)] })),
    picks: ended.picks.map((each) => ({ ...each, scenes: [scene(each.id)] })),
  };
  const text = playedStory(state).join('\n\n');
  expect(playedScenes(state).map(({ id, offset }) => [id, text.slice(offset, offset + 6)])).toEqual([
    ['part 1', 'Part 1'],
    ['brave', 'It was'],
    ['part 2', 'Part 2'],
    ['kind', 'It was'],
    ['part 3', 'The en'],
  ]);
});
