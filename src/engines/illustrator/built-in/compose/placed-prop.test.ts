import { expect, test } from 'vitest';
import { propOf } from '#engines/illustrator/built-in/compose/placed-prop.ts';

test.each(['train', 'rocket', 'spoon'] as const)('a tiny %s stands on two hands [PI-09]', (what) => {
  const { left, right, top, bottom } = propOf({ what, size: 'tiny' }, 1).box;
  expect(Math.max(right - left, bottom - top)).toBeLessThan(105);
});

test('a small train is as high as a knee, a big spoon twice its size [PI-09]', () => {
  expect(propOf({ what: 'train', size: 'small' }, 1).box.right * 2).toBeLessThanOrEqual(210);
  expect(propOf({ what: 'spoon', size: 'big' }, 1).zoom).toBe(2);
});
