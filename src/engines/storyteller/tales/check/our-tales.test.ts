import { expect, test, vi } from 'vitest';
import { checkTale } from '#engines/storyteller/tales/check/check-tale.ts';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { loadTaleBook } from '#engines/storyteller/tales/load-tales.ts';

vi.setConfig({ testTimeout: 120_000 });

/** More than a hundred families for each. `npm run tales -- --check` tells them to ten times as many. */
const EVERY = 11;

const books = await Promise.all(TALE_LANGUAGES.map((language) => loadTaleBook('content', language)));
const tellings = books.flatMap((book) =>
  book.tales.flatMap((tale) => tale.prose.map((prose) => ({ where: prose.where, book, tale, prose }))),
);

test.each(tellings)('$where can be told to every kind of family [TL-03] [TL-08]', ({ book, tale, prose }) => {
  const { faults } = checkTale(tale, prose, book, EVERY);
  expect(faults.map(({ what, example }) => `${what} ${example}`)).toEqual([]);
});
