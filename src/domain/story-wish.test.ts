import { expect, test } from 'vitest';
import { creatorPath, storyWishIn } from '#domain/story-wish.ts';

const WISH = {
  ageGroup: '3-5',
  setting: 'farm',
  theme: 'animal-friends',
  characters: ['waffles', 'amara'],
} as const;

const read = (path: string) => storyWishIn(new URL(path, 'http://localhost').searchParams);

test('what the address was made of is read from it again', () => {
  expect(creatorPath(WISH)).toBe('/?create&age=3-5&setting=farm&theme=animal-friends&heroes=waffles.amara');
  expect(read(creatorPath(WISH))).toEqual(WISH);
});

test.each(['/?create', '/?create&setting=farm', '/?create&age=40&setting=farm', '/?create&story=1'])(
  '%s asks for nothing',
  (path) => {
    expect(read(path)).toBeNull();
  },
);

test('an address may leave all but the age open', () => {
  expect(read('/?create&age=9-12')).toEqual({ ageGroup: '9-12', setting: '', theme: '', characters: [] });
  expect(read('/?create&age=6-8&setting=park')).toEqual({
    ageGroup: '6-8',
    setting: 'park',
    theme: '',
    characters: [],
  });
});
