import { describe, expect, test } from 'vitest';
import {
  isActiveOn,
  NO_STREAK,
  STREAK_MILESTONES,
  streakAfter,
  streakAt,
  streakLabel,
  type Streak,
} from '#domain/streaks.ts';

type Visit = [moment: string, timeZone: string];

function moment([now, timeZone]: Visit) {
  return { now: new Date(now), timeZone };
}

function after(visits: readonly Visit[], before: Streak = NO_STREAK) {
  const counts: number[] = [];
  const milestones: number[] = [];
  let streak = before;
  for (const visit of visits) {
    const next = streakAfter(streak, moment(visit));
    streak = next.streak;
    counts.push(streak.current);
    if (next.milestone !== null) milestones.push(next.milestone);
  }
  return { streak, counts, milestones };
}

/** One visit a day at noon. */
function days(first: string, count: number): Visit[] {
  const start = Date.parse(`${first}T12:00:00Z`);
  return Array.from({ length: count }, (_, i) => [new Date(start + i * 86_400_000).toISOString(), 'UTC']);
}

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';
const HONOLULU = 'Pacific/Honolulu';
const AUCKLAND = 'Pacific/Auckland';
const KIRITIMATI = 'Pacific/Kiritimati';

const JOURNEYS: [string, Visit[], number[]][] = [
  ['the first day is one', [['2026-11-15T08:00:00Z', 'UTC']], [1]],
  [
    'a day counts once',
    [
      ['2026-11-15T00:00:00Z', 'UTC'],
      ['2026-11-15T12:00:00Z', 'UTC'],
      ['2026-11-15T23:59:59Z', 'UTC'],
    ],
    [1, 1, 1],
  ],
  [
    'two seconds around midnight are two days',
    [
      ['2026-11-15T22:59:59Z', BERLIN],
      ['2026-11-15T23:00:01Z', BERLIN],
    ],
    [1, 2],
  ],
  [
    'from the first minute of a day to the last of the next',
    [
      ['2026-11-14T23:00:00Z', BERLIN],
      ['2026-11-16T22:59:59Z', BERLIN],
    ],
    [1, 2],
  ],
  [
    'a day without a story begins anew, with one',
    [
      ['2026-11-13T12:00:00Z', 'UTC'],
      ['2026-11-14T12:00:00Z', 'UTC'],
      ['2026-11-16T00:00:00Z', 'UTC'],
    ],
    [1, 2, 1],
  ],
  [
    'the evening is the reader’s, though the server has tomorrow',
    [
      ['2026-11-16T02:00:00Z', NEW_YORK],
      ['2026-11-16T23:00:00Z', NEW_YORK],
      ['2026-11-18T03:00:00Z', NEW_YORK],
    ],
    [1, 2, 3],
  ],
  [
    'the night in which clocks go forward: a day of 23 hours',
    [
      ['2026-03-28T22:30:00Z', BERLIN],
      ['2026-03-28T23:30:00Z', BERLIN],
      ['2026-03-29T21:30:00Z', BERLIN],
      ['2026-03-29T22:30:00Z', BERLIN],
    ],
    [1, 2, 2, 3],
  ],
  [
    'a whole day of 23 hours that was missed is a missed day',
    [
      ['2026-03-28T22:59:59Z', BERLIN],
      ['2026-03-29T22:00:01Z', BERLIN],
    ],
    [1, 1],
  ],
  [
    'the night in which clocks go back: a day of 25 hours',
    [
      ['2026-10-24T21:30:00Z', BERLIN],
      ['2026-10-24T22:30:00Z', BERLIN],
      ['2026-10-25T22:30:00Z', BERLIN],
      ['2026-10-25T23:30:00Z', BERLIN],
    ],
    [1, 2, 2, 3],
  ],
  [
    'clocks that go forward at midnight, so that the day begins at one',
    [
      ['2026-09-06T02:30:00Z', 'America/Santiago'],
      ['2026-09-06T04:30:00Z', 'America/Santiago'],
    ],
    [1, 2],
  ],
  [
    'east over the date line a day is lost, but not the streak',
    [
      ['2026-11-17T06:00:00Z', HONOLULU],
      ['2026-11-17T19:00:00Z', AUCKLAND],
    ],
    [1, 2],
  ],
  [
    'east over the date line, and a day missed there',
    [
      ['2026-11-17T06:00:00Z', HONOLULU],
      ['2026-11-18T19:00:00Z', AUCKLAND],
    ],
    [1, 1],
  ],
  [
    'west over the date line the same day comes again, and counts once',
    [
      ['2026-11-17T19:00:00Z', AUCKLAND],
      ['2026-11-18T04:00:00Z', HONOLULU],
      ['2026-11-18T20:00:00Z', HONOLULU],
      ['2026-11-19T20:00:00Z', HONOLULU],
    ],
    [1, 1, 1, 2],
  ],
  [
    'whoever changes the zone back and forth gains no more than the calendar has',
    [
      ['2026-11-15T10:30:00Z', 'Pacific/Pago_Pago'],
      ['2026-11-15T10:31:00Z', 'UTC'],
      ['2026-11-15T10:32:00Z', KIRITIMATI],
      ['2026-11-15T10:33:00Z', 'Pacific/Pago_Pago'],
      ['2026-11-15T10:34:00Z', KIRITIMATI],
    ],
    [1, 2, 3, 3, 3],
  ],
  [
    'over the end of a year, and a leap day',
    [...days('2026-12-31', 2), ...days('2028-02-28', 3)],
    [1, 2, 1, 2, 3],
  ],
];

test.each(JOURNEYS)('%s [DB-04]', (_title, visits, counts) => {
  expect(after(visits).counts).toEqual(counts);
});

test('the longest streak stays, and the last activity is the real one [DB-04]', () => {
  const { streak } = after([...days('2026-11-01', 4), ['2026-11-10T09:30:00Z', BERLIN]]);
  expect(streak).toEqual({
    current: 1,
    longest: 4,
    lastDay: '2026-11-10',
    lastAt: new Date('2026-11-10T09:30:00Z'),
  });
});

describe('milestones', () => {
  test('are told on the day they are reached [DB-04]', () => {
    expect(after(days('2026-01-01', 120)).milestones).toEqual([...STREAK_MILESTONES]);
  });

  test('are told again when a new streak reaches them after a break [DB-04]', () => {
    const visits = [...days('2026-01-01', 8), ...days('2026-02-01', 15)];
    expect(after(visits).milestones).toEqual([3, 7, 3, 7, 14]);
  });

  test('are not told by the break itself, however long the streak was [DB-04]', () => {
    const visits = [...days('2026-01-01', 31), ...days('2026-03-01', 2)];
    expect(after(visits).milestones).toEqual([3, 7, 14, 30]);
  });

  test('are not told again by a second visit on the day [DB-04]', () => {
    const visits = [...days('2026-01-01', 3), ...days('2026-01-03', 1)];
    expect(after(visits).milestones).toEqual([3]);
  });
});

describe('what is shown in between', () => {
  const { streak } = after(days('2026-11-11', 5));

  test.each([
    ['the same day', ['2026-11-15T23:59:59Z', 'UTC'], 5, true],
    ['the day after', ['2026-11-16T23:59:59Z', 'UTC'], 5, false],
    ['two days after', ['2026-11-17T00:00:00Z', 'UTC'], 0, false],
    ['where it is still the day after', ['2026-11-17T04:00:00Z', NEW_YORK], 5, false],
    ['where it is already the day after', ['2026-11-15T12:00:00Z', KIRITIMATI], 5, true],
    ['a year later', ['2027-11-15T12:00:00Z', 'UTC'], 0, false],
  ] satisfies [string, Visit, number, boolean][])('%s [DB-04]', (_title, visit, current, isActive) => {
    expect(streakAt(streak, moment(visit))).toBe(current);
    expect(isActiveOn(streak, moment(visit))).toBe(isActive);
  });

  test('nothing before the first day [DB-04]', () => {
    const now = moment(['2026-11-15T12:00:00Z', 'UTC']);
    expect([streakAt(NO_STREAK, now), isActiveOn(NO_STREAK, now)]).toEqual([0, false]);
  });
});

test.each([
  [0, 'newReader'],
  [2, 'newReader'],
  [3, 'gettingStarted'],
  [6, 'gettingStarted'],
  [7, 'storyExplorer'],
  [13, 'storyExplorer'],
  [14, 'readingChampion'],
  [29, 'readingChampion'],
  [30, 'storyMaster'],
  [99, 'storyMaster'],
  [100, 'readingLegend'],
  [1000, 'readingLegend'],
])('%i days make a %s [DB-04]', (count, label) => {
  expect(streakLabel(count)).toBe(label);
});
