import { expect, test } from 'vitest';
import { expand, partsOf } from '#domain/moderation/entries.ts';

test.each([
  ['word', ['word']],
  ['wor(d|ds|)', ['word', 'words', 'wor']],
  ['(a|b)c(d|e)', ['acd', 'ace', 'bcd', 'bce']],
  ['a(b(c|d)|e)', ['abc', 'abd', 'ae']],
  ['stem~', ['stem', 'stems', 'stemmed']],
  ['(x|y)~', ['x', 'xs', 'xmed', 'y', 'ys', 'ymed']],
])('%s stands for %j', (entry, forms) => {
  expect(expand(entry, ['s', 'med']).toSorted()).toEqual(forms.toSorted());
});

test.each([['(open'], ['close)'], ['a|b'], ['(a|b)'.repeat(20)]])('%s is refused', (entry) => {
  expect(() => expand(entry, [])).toThrow(entry);
});

test('a bracket keeps its spaces', () => {
  expect(partsOf('send (me|a friend)  pics')).toEqual(['send', '(me|a friend)', 'pics']);
});
