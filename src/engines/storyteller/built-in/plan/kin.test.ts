import { expect, test } from 'vitest';
import type { Gender } from '#domain/story-world.ts';
import { genderInPhrasebook, knowKin } from '#engines/storyteller/built-in/plan/kin.ts';

const kin = { f: ['grandma', 'おばあちゃん'], m: ['uncle'] };
const person = (name: string, gender: Gender = 'x') => ({
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

test('what was said is not doubted, nor that it is not said [TL-07]', () => {
  expect(knowKin(person('Uncle', 'f'), kin).gender).toBe('f');
  expect(knowKin(person('Uncle', 'n'), kin).gender).toBe('n');
  expect(knowKin({ ...person('Uncle'), genderSaid: true }, kin).gender).toBe('x');
});

test('of who is neither, the phrasebooks speak in the words that fit anybody [TL-07]', () => {
  expect(genderInPhrasebook(person('Sam', 'n'))).toBe('x');
  expect(genderInPhrasebook(person('Sam', 'f'))).toBe('f');
});
