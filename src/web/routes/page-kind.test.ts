import type { UIMatch } from 'react-router';
import { expect, test } from 'vitest';
import { hurriesFor, isTextPage, type PageHandle } from '#web/routes/page-kind.ts';

function pageWith(handle: PageHandle<{ tabs: number }> | undefined, loaderData: unknown): UIMatch[] {
  const match = { id: 'page', pathname: '/page', params: {}, handle, loaderData };
  return [{ ...match, id: 'root', handle: undefined }, match] as UIMatch[];
}

const withoutTabs: PageHandle<{ tabs: number }> = { isText: ({ tabs }) => tabs === 0 };

test.each([
  ['a page whose route says so', withoutTabs, { tabs: 0 }, true],
  ['one with something in it that needs React', withoutTabs, { tabs: 2 }, false],
  ['one that could not be loaded', withoutTabs, undefined, false],
  ['one whose route says nothing', undefined, { tabs: 0 }, false],
])('text or not: %s', (_, handle, data, expected) => {
  expect(isTextPage(pageWith(handle, data))).toBe(expected);
});

test.each([
  ['?create', 'create'],
  ['?create=&age=3-5', 'create'],
  ['?age=3-5', undefined],
  ['', undefined],
])('the creator hurries, its landing does not: %s', (search, expected) => {
  expect(hurriesFor(pageWith({ hurriesFor: 'create' }, undefined), search)).toBe(expected);
});

test('a page with nothing to see before its scripts are there hurries for no name', () => {
  expect(hurriesFor(pageWith({ hurries: true }, undefined), '?create')).toBe('');
});
