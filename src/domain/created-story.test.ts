import { expect, test } from 'vitest';
import {
  continued,
  copyOf,
  firstPart,
  hasNewText,
  isSaved,
  nextTitle,
  questionsOf,
  storyText,
  storyVersion,
  withoutLastPart,
  type CreatedStory,
} from '#domain/created-story.ts';
import type { StoryScene } from '#domain/scene-direction.ts';

const story: CreatedStory = {
  id: 's1',
  title: 'The Key',
  language: 'en',
  ageGroup: '6-8',
  writer: 'built-in',
  segments: ['One.', 'Two.'],
  index: 1,
  continuations: 1,
};
const made = { theme: null, characters: [] };
const saved = { ...story, saved: { revision: 2, version: storyVersion(story, made) } };

test('a story is in My Stories as it was put there, and no longer when it changed [UX-06]', () => {
  expect(isSaved(story, made)).toBe(false);
  expect(isSaved(saved, made)).toBe(true);
  for (const change of [
    { segments: ['One.'] },
    { segments: ['One.', 'Another.'] },
    { pictures: [{ offset: 0, url: '/pictures/a.svg', description: '' }] },
  ]) {
    expect(isSaved({ ...saved, ...change }, made)).toBe(false);
  }
});

test('pictures are no new text [UX-06]', () => {
  const picture = { offset: 0, url: '/pictures/a.svg', description: '' };
  expect(hasNewText(story)).toBe(true);
  expect(hasNewText({ ...saved, pictures: [picture] })).toBe(false);
  expect(hasNewText({ ...saved, segments: ['One.', 'Two.', 'Three.'] })).toBe(true);
});

test('what happens next brings its scenes, and takes them along when it is taken back [TL-10] [TL-11]', () => {
  const direction = {
    place: 'forest',
    spot: 'home',
    light: 'day',
    weather: 'clear',
    shot: 'wide',
    who: [],
    things: [],
  } as const;
  const scene = (id: string, offset: number): StoryScene => ({
    id,
    offset,
    direction: { ...direction, who: [], things: [] },
  });
  const begun = { ...story, segments: ['One.'], scenes: [scene('one', 0)] };
  const more = continued(begun, { text: 'Two.\n\nThree.', scenes: [scene('two', 0), scene('three', 6)] });
  expect(more.scenes?.map(({ id, offset }) => [id, storyText(more).slice(offset)])).toEqual([
    ['one', 'One.\n\nTwo.\n\nThree.'],
    ['two', 'Two.\n\nThree.'],
    ['three', 'Three.'],
  ]);
  expect(withoutLastPart(more).scenes).toEqual(begun.scenes);
});

test('of each part is kept what to talk about; at the end it is that of the newest [RB-08]', () => {
  const { segments: _, index: _index, continuations: _count, ...unwritten } = story;
  const begun = firstPart(unwritten, 'One.', ['Why one?']);
  expect(questionsOf(begun)).toEqual(['Why one?']);
  const more = continued(begun, { text: 'Two.', questions: ['Why two?'] });
  expect(questionsOf(more)).toEqual(['Why two?']);
  expect(questionsOf(continued(more, { text: 'Three.' }))).toEqual([]);
  expect(questionsOf(withoutLastPart(more))).toEqual(['Why one?']);
});

test('a story of before has nothing to talk about, until it goes on [RB-08]', () => {
  expect(questionsOf(story)).toEqual([]);
  const more = continued(story, { text: 'Three.', questions: ['Why three?'] });
  expect(more.questions).toEqual([[], [], ['Why three?']]);
  expect(questionsOf(withoutLastPart(withoutLastPart(more)))).toEqual([]);
});

test('a copy is a story of its own, not in My Stories [UX-06]', () => {
  const copy = copyOf(saved, 's2');
  expect(copy).toMatchObject({ id: 's2', title: 'The Key (2)', segments: story.segments });
  expect(isSaved(copy, made)).toBe(false);
});

test.each([
  ['The Key', 'The Key (2)'],
  ['The Key (2)', 'The Key (3)'],
  ['鍵', '鍵 (2)'],
  ['Chapter (one)', 'Chapter (one) (2)'],
])('the next of %s is %s', (title, next) => {
  expect(nextTitle(title)).toBe(next);
});
