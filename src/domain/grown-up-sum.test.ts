import { expect, test } from 'vitest';
import { NO_TRIES, afterWrong, isSolved, makeSum, mustWait } from '#domain/grown-up-sum.ts';

test.each([0, 0.2, 0.5, 0.8, 0.999])('two numbers of two digits with something to carry (%d)', (value) => {
  const { first, second } = makeSum(() => value);
  for (const number of [first, second]) {
    expect(number).toBeGreaterThanOrEqual(11);
    expect(number).toBeLessThanOrEqual(99);
  }
  expect((first % 10) + (second % 10)).toBeGreaterThan(10);
});

test.each([
  ['85', true],
  [' 85 ', true],
  ['085', false],
  ['84', false],
  ['', false],
])('47 + 38 is answered with %j: %s', (answer, solved) => {
  expect(isSolved({ first: 47, second: 38 }, answer)).toBe(solved);
});

test('after three wrong answers in a row there is a pause of half a minute', () => {
  const now = 1_000_000;
  const once = afterWrong(NO_TRIES, now);
  const twice = afterWrong(once, now);
  expect([mustWait(once, now), mustWait(twice, now)]).toEqual([false, false]);
  const thrice = afterWrong(twice, now);
  expect([mustWait(thrice, now), mustWait(thrice, now + 29_999), mustWait(thrice, now + 30_000)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(mustWait(afterWrong(thrice, now + 30_000), now + 30_000), 'then it begins anew').toBe(false);
  expect(mustWait(thrice, now - 60_000), 'a clock that was set back').toBe(false);
});
