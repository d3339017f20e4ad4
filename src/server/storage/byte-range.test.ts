import { expect, test } from 'vitest';
import { byteRange } from '#server/storage/byte-range.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=1-2', undefined],
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=4-7', { first: 4, last: 7 }],
  ['bytes=4-700', { first: 4, last: 9 }],
  ['bytes=9-', { first: 9, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-300', { first: 0, last: 9 }],
  ['bytes=-0', null],
  ['bytes=10-', null],
  ['bytes=10-20', null],
])('of ten bytes %s is %o', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
