import { expect, test } from 'vitest';
import { FREE_CHARACTERS } from '#domain/access.ts';
import type { StoryWish } from '#domain/story-wish.ts';
import { wishedChoices } from '#web/features/creator/wished-choices.ts';

const option = (id: string) => ({ id, name: `The ${id}`, emoji: '⭐', description: id });
const offer = {
  settings: [
    { ...option('farm'), themes: [] },
    { ...option('snowy-mountain'), themes: ['snow-day', 'kindness'] },
  ],
  themes: [option('animal-friends'), option('kindness'), option('snow-day')],
  characters: Array.from({ length: FREE_CHARACTERS + 1 }, (_, index) => option(`hero-${index + 1}`)),
};
const LAST_FREE = `hero-${FREE_CHARACTERS}`;
const FIRST_LOCKED = `hero-${FREE_CHARACTERS + 1}`;

const FREE: StoryWish = {
  ageGroup: '3-5',
  setting: 'farm',
  theme: 'animal-friends',
  characters: ['hero-1', LAST_FREE],
};
const LOCKED: StoryWish = {
  ageGroup: '3-5',
  setting: 'snowy-mountain',
  theme: 'snow-day',
  characters: ['hero-1', FIRST_LOCKED],
};

function chosen(wish: StoryWish, isGuest: boolean) {
  const { choices, locked } = wishedChoices(wish, offer, isGuest);
  const { setting, theme, characters, ageGroup } = choices;
  expect(ageGroup).toBe('3-5');
  return { setting: setting?.id, theme: theme?.id, characters: characters.map(({ id }) => id), locked };
}

test('a guest gets what is free [SP-05]', () => {
  const { ageGroup: _, ...wanted } = FREE;
  expect(chosen(FREE, true)).toEqual({ ...wanted, locked: [] });
});

test('what is locked is named and not chosen; an account opens it [SP-05]', () => {
  expect(chosen(LOCKED, true)).toEqual({
    setting: undefined,
    theme: undefined,
    characters: ['hero-1'],
    locked: ['The snowy-mountain', 'The snow-day', `The ${FIRST_LOCKED}`],
  });
  const { ageGroup: _, ...wanted } = LOCKED;
  expect(chosen(LOCKED, false)).toEqual({ ...wanted, locked: [] });
});

test('what nobody offers is left out', () => {
  const nothing = { ...FREE, setting: 'nowhere', theme: 'nothing', characters: ['nobody'] };
  expect(chosen(nothing, false)).toEqual({
    setting: undefined,
    theme: undefined,
    characters: [],
    locked: [],
  });
});

test('a theme that does not belong to the setting is left out', () => {
  expect(chosen({ ...LOCKED, theme: 'animal-friends' }, false).theme).toBeUndefined();
  expect(chosen({ ...LOCKED, theme: 'kindness' }, false).theme).toBe('kindness');
});
