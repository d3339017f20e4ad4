import { describe, expect, test } from 'vitest';
import { isEarnedBy, progressOf, type Deed, type Requirement } from '#domain/achievements.ts';

const PLAIN = { id: 'kindness', name: 'Kindness' };

function story(stories: number, theme = PLAIN): Deed {
  return { name: 'story_created', stories, theme };
}

const DEEDS: Record<string, Deed> = {
  story: story(1000),
  favorite: { name: 'favorite_added', favorites: 1000 },
  tutorial: { name: 'tutorial_completed' },
};

function requirement(given: Partial<Requirement>): Requirement {
  return { requirementType: 'story_count', requirementValue: 1, requirementTheme: null, ...given };
}

describe('how many', () => {
  test.each([
    [1, 0, false],
    [1, 1, true],
    [3, 2, false],
    [3, 3, true],
    [3, 4, true],
    [100, 99, false],
    [100, 100, true],
  ])('where %i are wanted, %i will do: %s [AC-02]', (requirementValue, count, isEarned) => {
    const stories = requirement({ requirementType: 'story_count', requirementValue });
    const favorites = requirement({ requirementType: 'favorite_added', requirementValue });
    expect(isEarnedBy(stories, story(count))).toBe(isEarned);
    expect(isEarnedBy(favorites, { name: 'favorite_added', favorites: count })).toBe(isEarned);
  });
});

describe('what about', () => {
  test.each([
    ['Adventure', 'adventure', 'Abenteuer', true],
    ['Fairy Tale', 'fairy-tales', 'Contes de fées', true],
    ['Space', 'space', '宇宙', true],
    ['Animals', 'animal-friends', 'Amigos animales', true],
    ['Space', 'custom-1', '  space ', true],
    ['Fairy Tale', 'custom-1', 'fairy tale', true],
    ['Space', 'custom-1', 'spaceships', false],
    ['Space', 'adventure', 'Adventure', false],
    ['Animals', 'dinosaurs', 'Dinosaurs', false],
    ['Adventure', '', '', false],
  ])('for %s, a story about %s, here called %s, will do: %s [AC-02]', (theme, id, name, isEarned) => {
    const wanted = requirement({ requirementType: 'theme_exploration', requirementTheme: theme });
    expect(isEarnedBy(wanted, story(1, { id, name }))).toBe(isEarned);
  });

  test('a theme that nobody knows is not earned by a story without one', () => {
    const wanted = requirement({ requirementType: 'theme_exploration', requirementTheme: 'Volcanoes' });
    expect(isEarnedBy(wanted, story(1, { id: '', name: '' }))).toBe(false);
  });
});

test.each([
  ['story_count', null, 'story'],
  ['favorite_added', null, 'favorite'],
  ['tutorial_completed', null, 'tutorial'],
] as const)('%s is earned by its own deed alone [AC-02]', (requirementType, requirementTheme, deed) => {
  const wanted = requirement({ requirementType, requirementTheme });
  const earning = Object.entries(DEEDS).filter(([, done]) => isEarnedBy(wanted, done));
  expect(earning.map(([name]) => name)).toEqual([deed]);
});

test.each([
  ['nothing to earn', [], { earned: 0, total: 0, points: 0, percentage: 0 }],
  ['nothing earned', [[10, false]], { earned: 0, total: 1, points: 0, percentage: 0 }],
  [
    'one of three',
    [
      [10, true],
      [25, false],
      [50, false],
    ],
    { earned: 1, total: 3, points: 10, percentage: 33 },
  ],
  [
    'everything',
    [
      [10, true],
      [25, true],
    ],
    { earned: 2, total: 2, points: 35, percentage: 100 },
  ],
] satisfies [string, [number, boolean][], object][])('progress: %s [AC-03]', (_, list, progress) => {
  const given = list.map(([points, isEarned]) => ({ points, earnedAt: isEarned ? new Date() : null }));
  expect(progressOf(given)).toEqual(progress);
});
