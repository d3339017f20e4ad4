import { expect, test } from 'vitest';
import { readCondition } from '#engines/storyteller/tales/parse/read-condition.ts';
import type { Fact, Person } from '#engines/storyteller/tales/people.ts';
import { isSo } from '#engines/storyteller/tales/tell/holds.ts';

const baker: Fact = { kind: 'job', group: 'baker' };
const trains: Fact = { kind: 'love', group: 'vehicles', thing: 'trains', sorts: ['rails'] };
const lorries: Fact = { kind: 'love', group: 'vehicles', thing: 'bin lorries' };
const spiders: Fact = { kind: 'fear', group: 'spiders', sorts: ['creatures'] };
const knows = (...facts: Fact[]): Person => ({ name: 'Nana', kind: 'adult', spoken: 'f', facts });

function isTrue(condition: string, person: Person): boolean {
  const [test] = readCondition(`elder ${condition}`);
  if (!test) throw new Error('no condition');
  return isSo(person, test) !== test.not;
}

test.each([
  ['was baker', true],
  ['was cook|baker', true],
  ['was cook|sailor', false],
  ['was bake', false],
  ['loves cooking|garden', false],
])('of one group or of several: %s is %s [TL-04]', (condition, so) => {
  expect(isTrue(condition, knows(baker))).toBe(so);
});

test.each([
  ['loves vehicles', true, true],
  ['loves trains', true, false],
  ['loves rails', true, false],
  ['loves bin lorries', false, true],
  ['loves boats|trains', true, false],
  ['loves vehicles but not trains', false, true],
  ['loves vehicles but not boats|rails', false, true],
  ['loves but not vehicles', false, false],
])('of one thing of a group: %s [TL-04]', (condition, ofTrains, ofLorries) => {
  expect(isTrue(condition, knows(trains))).toBe(ofTrains);
  expect(isTrue(condition, knows(lorries))).toBe(ofLorries);
});

test.each([
  ['fears', true],
  ['fears spiders', true],
  ['fears creatures', true],
  ['fears dark|spiders', true],
  ['fears but not spiders', false],
  ['fears dark', false],
  ['loves spiders', false],
])('what somebody fears, and nothing else: %s is %s [TL-04]', (condition, so) => {
  expect(isTrue(condition, knows(spiders))).toBe(so);
});

test('who loves trains and lorries is nobody to tell of lorries alone', () => {
  expect(isTrue('loves vehicles but not trains', knows(trains, lorries))).toBe(false);
});
