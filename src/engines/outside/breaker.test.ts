import { expect, test } from 'vitest';
import { createBreaker } from '#engines/outside/breaker.ts';

let now = 0;
const breaker = () => createBreaker({ now: () => now, restMs: 1000 });

test('who was silent three times in a row rests, and then one may try [OP-03]', () => {
  const one = breaker();
  one.wasSilent();
  one.wasSilent();
  expect(one.mayAsk()).toBe(true);
  one.wasSilent();
  expect(one.mayAsk()).toBe(false);
  now += 1000;
  expect([one.mayAsk(), one.mayAsk()]).toEqual([true, false]);
  one.wasSilent();
  now += 999;
  expect(one.mayAsk()).toBe(false);
  now += 1;
  expect(one.mayAsk()).toBe(true);
  one.answered();
  expect([one.mayAsk(), one.mayAsk()]).toEqual([true, true]);
});

test('an answer in between begins the count anew, and a try that nobody finished is made again', () => {
  const one = breaker();
  for (let i = 0; i < 5; i++) {
    one.wasSilent();
    one.wasSilent();
    one.answered();
  }
  expect(one.mayAsk()).toBe(true);
  for (let i = 0; i < 3; i++) one.wasSilent();
  now += 1000;
  expect(one.mayAsk()).toBe(true); // whoever tried went away
  now += 1000;
  expect(one.mayAsk()).toBe(true);
});
