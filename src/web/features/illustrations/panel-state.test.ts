import { expect, test } from 'vitest';
import {
  countOf,
  FIRST_ROUND,
  isComplete,
  isDrawing,
  panelReducer,
  type DrawnPicture,
  type PanelEvent,
  type PictureKind,
} from '#web/features/illustrations/panel-state.ts';

const PICTURE: DrawnPicture = {
  frames: [{ url: '/pictures/a.svg', description: 'A fox.' }],
  painter: 'built-in',
};

const drawn = (kind: PictureKind): PanelEvent => ({ type: 'drawn', kind, picture: PICTURE });
const failed = (kind: PictureKind): PanelEvent => ({ type: 'failed', kind, reason: 'image' });
const retry = (kind: PictureKind): PanelEvent => ({ type: 'retry', kind });
const REGENERATE: PanelEvent = { type: 'regenerate' };

const after = (...events: PanelEvent[]) => events.reduce(panelReducer, FIRST_ROUND);
const statuses = (...events: PanelEvent[]) => {
  const { hero, setting, scene } = after(...events).items;
  return [hero.status, setting.status, scene.status];
};

test.each<[string, PanelEvent[], string[], PictureKind[]]>([
  ['all three wait at first', [], ['loading', 'loading', 'loading'], ['hero', 'setting', 'scene']],
  ['one after another', [drawn('hero')], ['done', 'loading', 'loading'], ['setting', 'scene']],
  ['a failure holds nobody up', [failed('hero')], ['failed', 'loading', 'loading'], ['setting', 'scene']],
  [
    'until nothing is left',
    [drawn('hero'), failed('setting'), drawn('scene')],
    ['done', 'failed', 'done'],
    [],
  ],
  [
    'an answer out of turn changes nothing',
    [drawn('scene'), failed('setting')],
    ['loading', 'loading', 'loading'],
    ['hero', 'setting', 'scene'],
  ],
  [
    'a second answer changes nothing',
    [drawn('hero'), failed('hero')],
    ['done', 'loading', 'loading'],
    ['setting', 'scene'],
  ],
  [
    'what failed is tried again after what is being drawn',
    [failed('hero'), retry('hero')],
    ['loading', 'loading', 'loading'],
    ['setting', 'scene', 'hero'],
  ],
  [
    'it is queued once',
    [failed('hero'), retry('hero'), retry('hero')],
    ['loading', 'loading', 'loading'],
    ['setting', 'scene', 'hero'],
  ],
  [
    'only what failed can be tried again',
    [drawn('hero'), retry('hero')],
    ['done', 'loading', 'loading'],
    ['setting', 'scene'],
  ],
  [
    'a single one is drawn when all else is there',
    [drawn('hero'), failed('setting'), drawn('scene'), retry('setting')],
    ['done', 'loading', 'done'],
    ['setting'],
  ],
])('%s [IL-02]', (_, events, expected, queue) => {
  expect(statuses(...events)).toEqual(expected);
  expect(after(...events).queue).toEqual(queue);
});

test('there are no other pictures while these are being drawn [IL-02]', () => {
  const drawing = after(drawn('hero'));
  expect(panelReducer(drawing, REGENERATE)).toBe(drawing);
});

test('other pictures are a new round of all three [IL-02]', () => {
  const state = after(drawn('hero'), failed('setting'), drawn('scene'), REGENERATE);
  expect(state).toEqual({ ...FIRST_ROUND, round: 2 });
});

test('it is known what is drawn, what failed and whether all is there', () => {
  const half = after(drawn('hero'), failed('setting'));
  expect([countOf(half, 'done'), countOf(half, 'failed'), countOf(half, 'loading')]).toEqual([1, 1, 1]);
  expect([isDrawing(half), isComplete(half)]).toEqual([true, false]);
  const whole = after(drawn('hero'), drawn('setting'), drawn('scene'));
  expect([isDrawing(whole), isComplete(whole)]).toEqual([false, true]);
  expect(whole.items.hero).toEqual({ status: 'done', ...PICTURE });
});
