import { expect, test } from 'vitest';
import { hull, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

test('a string around points touches the outer ones only', () => {
  const corners: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  const within: Point[] = [
    [5, 5],
    [2, 7],
    [5, 0],
  ];
  const string = hull([...within, ...corners]);
  expect(string).toHaveLength(4);
  expect(string).toEqual(expect.arrayContaining(corners));
});
