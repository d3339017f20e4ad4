import { expect, test } from 'vitest';
import {
  LONGEST_WAIT_MS,
  MOST_ROOM,
  MOST_WAITING,
  isTooOld,
  parseWaiting,
  sendableBy,
  withWaiting,
  type Waiting,
} from '#web/outbox/waiting.ts';

const waiting = (part: Partial<Waiting> = {}): Waiting => ({
  key: 'k',
  kind: 'vote',
  method: 'PUT',
  path: '/api/stories/1/vote',
  userId: 'noor',
  since: 0,
  failures: 0,
  ...part,
});
const keys = (list: readonly Waiting[] | null) => list?.map(({ key }) => key);

test.each([
  ['a later wish about the same replaces the earlier', { about: 'vote 1' }, ['b', 'new']],
  ['a wish about something else stands beside it', { about: 'vote 2' }, ['a', 'b', 'new']],
  ['words are about nothing, and all of them count', { about: undefined }, ['a', 'b', 'new']],
  ['what another person wished is theirs', { about: 'vote 1', userId: 'mo' }, ['a', 'b', 'new']],
])('%s [UX-03]', (_title, part, left) => {
  const list = [waiting({ key: 'a', about: 'vote 1' }), waiting({ key: 'b' })];
  expect(keys(withWaiting(list, waiting({ key: 'new', ...part })))).toEqual(left);
});

test('what is kept has bounds, and what was promised is never dropped for something new [UX-03]', () => {
  const full = Array.from({ length: MOST_WAITING }, (_, i) => waiting({ key: `${i}` }));
  expect(withWaiting(full, waiting({ key: 'new' }))).toBeNull();
  expect(withWaiting(full.slice(1), waiting({ key: 'new' }))).toHaveLength(MOST_WAITING);
  expect(withWaiting([], waiting({ body: { message: 'x'.repeat(MOST_ROOM) } }))).toBeNull();
});

test.each([
  ['noor', ['hers', 'a guest’s']],
  ['mo', ['a guest’s', 'his']],
  [null, ['a guest’s']],
])('nobody sends what another has wished: %s [UX-03]', (userId, left) => {
  const list = [
    waiting({ key: 'hers' }),
    waiting({ key: 'a guest’s', userId: null }),
    waiting({ key: 'his', userId: 'mo' }),
  ];
  expect(keys(sendableBy(list, userId))).toEqual(left);
});

test.each([
  [LONGEST_WAIT_MS, false],
  [LONGEST_WAIT_MS + 1, true],
])('after %i ms it is too old: %s [UX-03]', (now, expected) => {
  expect(isTooOld(waiting(), now)).toBe(expected);
});

test.each([
  [null, 0],
  ['nonsense', 0],
  ['{}', 0],
  ['[null, 1, {}]', 0],
  [JSON.stringify([waiting(), { ...waiting(), path: 'https://elsewhere.example/' }]), 1],
])('what lies in the browser is not believed blindly: %s', (text, count) => {
  expect(parseWaiting(text)).toHaveLength(count);
});
