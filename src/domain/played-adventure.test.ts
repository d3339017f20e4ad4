import { expect, test } from 'vitest';
import type { AdventureChoice, AdventureSegment, ChoiceKind } from '#domain/adventure.ts';
import type { StoryPicture } from '#domain/created-story.ts';
import { playedPictures, playedScenes, playedStory, toldSoFar } from '#domain/played-adventure.ts';
import type { StoryScene } from '#domain/scene-direction.ts';

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
const picture = (description: string, offset = 0): StoryPicture => ({ offset, url: '/x.svg', description });

const segment = (n: number, more: Partial<AdventureSegment> = {}): AdventureSegment => ({
  id: `segment-${n}`,
  text: `Part ${n}.`,
  choices: [],
  isEnding: n === 3,
  ...more,
});
const pick = (id: ChoiceKind, more: Partial<AdventureChoice> = {}): AdventureChoice => ({
  id,
  text: `Be ${id}`,
  outcome: `It was ${id}.`,
  ...more,
});

const plain = { segments: [1, 2, 3].map((n) => segment(n)), picks: [pick('brave'), pick('kind')] };
const planned = {
  segments: [
    segment(1, { scenes: [scene('part 1')], pictures: [picture('part 1')] }),
    segment(2, { scenes: [scene('part 2')], pictures: [picture('part 2')] }),
    segment(3, {
      text: 'The end.\n\nGood night.',
      scenes: [scene('part 3'), scene('night', 10)],
      pictures: [picture('part 3'), picture('night', 10)],
    }),
  ],
  // What came of kindness could not be drawn.
  picks: [
    pick('brave', { scenes: [scene('brave')], pictures: [picture('brave')] }),
    pick('kind', { scenes: [scene('kind')] }),
  ],
};

test('the way that was taken is a story of its own [UX-06]', () => {
  expect(playedStory(plain)).toEqual([
    'Part 1.',
    '→ Be brave\n\nIt was brave.\n\nPart 2.',
    '→ Be kind\n\nIt was kind.\n\nPart 3.',
  ]);
});

test('whoever goes on from a choice knows all that led there [TL-12]', () => {
  const opening = { segments: plain.segments.slice(0, 1), picks: [] };
  expect(toldSoFar(opening)).toBe('Part 1.');
  expect(toldSoFar({ ...opening, picks: [pick('brave')] })).toBe('Part 1.\n\n→ Be brave\n\nIt was brave.');
});

test('its scenes lie where their text begins, and a part with the choice that led there [TL-12]', () => {
  const text = playedStory(planned).join('\n\n');
  expect(playedScenes(planned).map(({ id, offset }) => [id, text.slice(offset, offset + 6)])).toEqual([
    ['part 1', 'Part 1'],
    ['brave', '→ Be b'],
    ['part 2', 'Part 2'],
    ['kind', '→ Be k'],
    ['part 3', 'The en'],
    ['night', 'Good n'],
  ]);
});

test('what was drawn on the way hangs beside the same words [AD-04]', () => {
  const text = playedStory(planned).join('\n\n');
  expect(
    playedPictures(planned).map(({ description, offset }) => [description, text.slice(offset, offset + 6)]),
  ).toEqual([
    ['part 1', 'Part 1'],
    ['brave', '→ Be b'],
    ['part 2', 'Part 2'],
    ['part 3', 'The en'],
    ['night', 'Good n'],
  ]);
});

test('where nobody planned scenes, the picture of a part begins it [AD-04]', () => {
  const way = {
    ...plain,
    segments: plain.segments.map((each) => ({ ...each, pictures: [picture(each.id)] })),
  };
  const text = playedStory(way).join('\n\n');
  expect(playedPictures(way).map(({ offset }) => text.slice(offset, offset + 6))).toEqual([
    'Part 1',
    '→ Be b',
    '→ Be k',
  ]);
});
