import { expect, test } from 'vitest';
import type { ReadingStreak } from '#contract/rewards.ts';
import { kindWords, lastActivity } from '#web/features/rewards/last-activity.ts';

const streak = (given: Partial<ReadingStreak> = {}): ReadingStreak => ({
  current: 0,
  longest: 0,
  label: 'newReader',
  activeToday: false,
  lastActivityAt: null,
  ...given,
});

test.each([
  ['the server says today', { activeToday: true, lastActivityAt: '2026-03-10T08:00:00Z' }, { day: 'today' }],
  ['nothing was read yet', {}, { day: 'never' }],
  ['late last evening', { lastActivityAt: '2026-03-09T22:30:00Z' }, { day: 'yesterday' }],
  [
    'some days ago',
    { lastActivityAt: '2026-03-07T23:30:00Z' },
    { day: 'earlier', date: new Date('2026-03-08T00:00:00Z') },
  ],
])('the last activity is the real one: %s [DB-04]', (_, given, expected) => {
  expect(lastActivity(streak(given), new Date('2026-03-10T10:00:00Z'), 'Europe/Berlin')).toEqual(expected);
});

test.each([
  [{ current: 3, activeToday: true, lastActivityAt: '2026-03-10T08:00:00Z' }, 'today'],
  [{ current: 3, lastActivityAt: '2026-03-09T08:00:00Z' }, 'alive'],
  [{ longest: 9, lastActivityAt: '2026-03-01T08:00:00Z' }, 'rested'],
  [{}, 'new'],
])('there are kind words for every streak: %j [DB-04]', (given, expected) => {
  expect(kindWords(streak(given))).toBe(expected);
});
