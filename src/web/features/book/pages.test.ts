import { expect, test } from 'vitest';
import { COVER, LAST_LEAF, pageOf, turned } from '#web/features/book/pages.ts';

const PAGES = [{ offset: 0 }, { offset: 120 }, { offset: 300 }];

test('a place of the text stands on the page that begins before it [RB-02]', () => {
  expect([0, 119, 120, 299, 300, 9_000].map((offset) => pageOf(PAGES, offset))).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a book is turned leaf by leaf, from the cover to the last page and back [RB-02]', () => {
  const leaves = (page: number) => (page === 2 ? 3 : 1);
  const way = [{ page: COVER, leaf: 0 }];
  for (;;) {
    const here = way.at(-1);
    const next = here && turned(here, 1, leaves(here.page), PAGES.length);
    if (!next) break;
    way.push(next);
  }
  expect(way.map(({ page, leaf }) => `${page}/${leaf}`)).toEqual([
    '0/0',
    '1/0',
    '2/0',
    '2/1',
    '2/2',
    '3/0',
    '4/0',
  ]);
});

test('who turns back comes to the end of the page before, and not beyond the cover [RB-02]', () => {
  expect(turned({ page: 3, leaf: 0 }, -1, 1, 3)).toEqual({ page: 2, leaf: LAST_LEAF });
  expect(turned({ page: 2, leaf: LAST_LEAF }, -1, 3, 3)).toEqual({ page: 2, leaf: 1 });
  expect(turned({ page: COVER, leaf: 0 }, -1, 1, 3)).toBeUndefined();
  expect(turned({ page: 4, leaf: 0 }, 1, 1, 3)).toBeUndefined();
});
