import { expect, test } from 'vitest';
import { ratingLook } from '#web/features/admin/rating-look.ts';

test.each([
  [5, 'default'],
  [4, 'default'],
  [3, 'secondary'],
  [2, 'destructive'],
  [1, 'destructive'],
])('a rating of %d looks %s [AM-02]', (rating, look) => {
  expect(ratingLook(rating)).toBe(look);
});
