import { expect, test } from 'vitest';
import { filterIn, withFilter } from '#web/features/library/list-address.ts';

const search = (query: string) => new URLSearchParams(query);

test.each([
  ['', { age: 'all', q: '', language: 'all' }],
  ['age=3-5&q=fox', { age: '3-5', q: 'fox', language: 'all' }],
  ['age=all', { age: 'all', q: '', language: 'all' }],
  ['language=ta', { age: 'all', q: '', language: 'ta' }],
  ['language=tlh', { age: 'all', q: '', language: 'all' }],
  ['age=7&q=', { age: 'all', q: '', language: 'all' }],
  [`q=${'x'.repeat(200)}`, { age: 'all', q: 'x'.repeat(100), language: 'all' }],
])('?%s is read as it is meant [LB-02]', (query, filter) => {
  expect(filterIn(search(query))).toEqual(filter);
});

test('an address says only what was chosen, and keeps what it does not know [LB-02]', () => {
  expect(withFilter(search('ref=mail'), { age: '6-8', q: 'a fox' }).toString()).toBe(
    'ref=mail&age=6-8&q=a+fox',
  );
  expect(withFilter(search('age=6-8&q=fox'), { age: 'all', q: ' ' }).toString()).toBe('');
});

test('what was written is read again [LB-02]', () => {
  const filter = { age: '9-12', q: 'Zuzu & co ', language: 'sv' } as const;
  expect(filterIn(withFilter(search(''), filter))).toEqual(filter);
});
