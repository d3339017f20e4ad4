import { expect, test } from 'vitest';
import type { Fact, Person } from '#engines/storyteller/tales/people.ts';
import { isSo } from '#engines/storyteller/tales/tell/holds.ts';

const baker: Fact = { kind: 'job', group: 'baker' };
const nana: Person = { name: 'Nana', kind: 'adult', spoken: 'f', facts: [baker] };

test.each([
  ['was baker', true],
  ['was cook|baker', true],
  ['was cook|sailor', false],
  ['was bake', false],
  ['loves cooking|garden', false],
])('of one group or of several: %s is %s [TL-04]', (condition, so) => {
  expect(isSo(nana, condition.split(' '))).toBe(so);
});
