import { expect, test } from 'vitest';
import { onDraft, parseDraft, readDraft, writeDraft } from '#web/browser/drafts.ts';

const EMPTY = { message: '', rating: null };

test.each([
  [null, EMPTY],
  ['nonsense', EMPTY],
  ['null', EMPTY],
  ['"text"', EMPTY],
  ['{"message":"half of it"}', EMPTY],
  ['{"message":"hello","rating":3}', { message: 'hello', rating: 3 }],
])('a draft that reads %s is filled in as %j [UX-04]', (text, value) => {
  expect(parseDraft(text, EMPTY)).toEqual(value);
});

test('whoever shows a draft hears of it, until it is gone [UX-04]', () => {
  const heard: (string | null)[] = [];
  const stop = onDraft(() => heard.push(readDraft('hero')));
  writeDraft('hero', '"Mo"');
  writeDraft('hero', null);
  stop();
  writeDraft('hero', '"Noor"');
  expect(heard).toEqual(['"Mo"', null]);
});
