import { expect, test } from 'vitest';
import { knowKin } from '#engines/storyteller/built-in/plan/kin.ts';

const kin = { f: ['grandma', 'おばあちゃん'], m: ['uncle'] };
const person = (name: string, gender: 'f' | 'm' | 'x' = 'x') => ({
  name,
  kind: 'adult' as const,
  gender,
  personal: true,
});

test.each([
  ['Grandma', 'f'],
  ['Grandma Rosa', 'f'],
  ['おばあちゃん', 'f'],
  ['Uncle Bo', 'm'],
  ['Sam', 'x'],
  ['Grandmaster', 'x'],
])('%s is %s', (name, gender) => {
  expect(knowKin(person(name), kin).gender).toBe(gender);
});

test('what was said is not doubted', () => {
  expect(knowKin(person('Uncle', 'f'), kin).gender).toBe('f');
});
