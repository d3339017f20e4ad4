import { expect, test } from 'vitest';
import { CHOICE_KINDS, type AdventureChoice, type AdventureSegment } from '#domain/adventure.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { adventurePages, crossingOf } from '#web/features/adventure/adventure-pages.ts';

const scene = (offset: number): StoryScene => ({
  id: `at ${offset}`,
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
const choices = CHOICE_KINDS.map((id): AdventureChoice => ({
  id,
  text: `Be ${id}.`,
  outcome: `It was ${id}.`,
}));
const [kind] = choices as [AdventureChoice];
const drawn = { ...kind, scenes: [scene(0)] };
const segment = (more: Partial<AdventureSegment> = {}): AdventureSegment => ({
  id: 'segment',
  text: 'Somebody knocked.\n\nWho was it?',
  choices,
  isEnding: false,
  scenes: [scene(0), scene(19)],
  ...more,
});
const never = () => false;
const textsOf = (...way: Parameters<typeof adventurePages>) => adventurePages(...way).map(({ text }) => text);

test('every picture has a page, and a part begins with what was chosen [AD-01]', () => {
  const way = { segments: [segment(), segment()], picks: [drawn] };
  expect(textsOf(way, never)).toEqual([
    'Somebody knocked.',
    'Who was it?',
    '→ Be kind.\n\nIt was kind.',
    'Somebody knocked.',
    'Who was it?',
  ]);
  expect(adventurePages(way, never).map(({ part }) => part)).toEqual([1, 1, 2, 2, 2]);
  const { text } = crossingOf(way, undefined);
  for (const page of adventurePages(way, never)) expect(text.startsWith(page.text, page.offset)).toBe(true);
});

test('an outcome without a picture is read on the page of what happens then, and before it is known alone [AD-01]', () => {
  const begun = { segments: [segment({ scenes: [] })], picks: [kind] };
  expect(textsOf(begun, never)).toEqual([segment().text, '→ Be kind.\n\nIt was kind.']);
  expect(textsOf({ ...begun, segments: [segment({ scenes: [] }), segment({ scenes: [] })] }, never)).toEqual([
    segment().text,
    `→ Be kind.\n\nIt was kind.\n\n${segment().text}`,
  ]);
});

test('a picture is being drawn, there, or could not be drawn [TL-12]', () => {
  const picture = { offset: 0, url: '/x.svg', description: 'A door' };
  const statusOf = (of: AdventureSegment, failed: boolean) =>
    adventurePages({ segments: [of], picks: [] }, () => failed).map((page) => page.picture.status);
  expect(statusOf(segment(), false)).toEqual(['drawing', 'drawing']);
  expect(statusOf(segment({ pictures: [picture] }), false)).toEqual(['done', 'failed']);
  expect(statusOf(segment(), true)).toEqual(['failed', 'failed']);
});

test('the question and the choices are read after all that was told, each from its own place [AD-01]', () => {
  const crossing = crossingOf({ segments: [segment()], picks: [] }, 'What happens now?');
  const at = (offset: number | undefined) => crossing.text.slice(offset).split('\n')[0];
  expect(at(crossing.question)).toBe('What happens now?');
  expect(crossing.offset).toBe(crossing.question);
  expect(crossing.choices.map(at)).toEqual(['Be kind.', 'Be clever.', 'Be brave.']);
  expect(crossing.text.endsWith('Be brave.')).toBe(true);
});

test('what is known in another language is not read, and nothing is once it is decided [AD-01]', () => {
  const crossing = crossingOf({ segments: [segment()], picks: [] }, undefined);
  expect(crossing.offset).toBe(crossing.choices[0]);
  const waiting = crossingOf({ segments: [segment()], picks: [kind] }, 'What happens now?');
  expect(waiting).toEqual({
    text: `${segment().text}\n\n→ Be kind.\n\nIt was kind.`,
    question: undefined,
    choices: [],
    offset: waiting.text.length,
  });
});
