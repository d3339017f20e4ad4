import { expect, test } from 'vitest';
import { tooMany } from '#web/service-worker/bounds.ts';

const entries = [
  { key: 'old', size: 5 },
  { key: 'middle', size: 1 },
  { key: 'new', size: 3 },
];

test.each([
  ['all fit', { entries: 3, bytes: 9 }, []],
  ['one too many', { entries: 2, bytes: 99 }, ['old']],
  ['too heavy by one byte', { entries: 9, bytes: 8 }, ['old']],
  ['hardly any room', { entries: 9, bytes: 3 }, ['old', 'middle']],
  ['no room', { entries: 0, bytes: 0 }, ['old', 'middle', 'new']],
])('the oldest go first: %s [UX-05]', (_, bounds, going) => expect(tooMany(entries, bounds)).toEqual(going));
