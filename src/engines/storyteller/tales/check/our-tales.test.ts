import { expect, test, vi } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { isAdventure } from '#engines/storyteller/tales/adventure/steps.ts';
import { checkTale } from '#engines/storyteller/tales/check/check-tale.ts';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { BOOK_KINDS, loadTaleBook, vocabularies } from '#engines/storyteller/tales/load-tales.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Some forty families for each. `npm run tales -- --check` tells them to thirty times as many. */
const EVERY = 31;
/** An adventure is told to each of them by 27 ways. */
const EVERY_OF_27 = 67;

const vocabularyOf = vocabularies('content');
const books = await Promise.all(
  TALE_LANGUAGES.flatMap((language) =>
    BOOK_KINDS.map((kind) =>
      loadTaleBook('content', language, AGE_GROUPS, { vocabulary: vocabularyOf(language), kind }),
    ),
  ),
);
const tellings = books.flatMap((book) =>
  book.tales.flatMap((tale) => tale.prose.map((prose) => ({ where: prose.where, book, tale, prose }))),
);

test.each(tellings)(
  '$where can be told to every kind of family [TL-03] [TL-08] [TL-12]',
  ({ book, tale, prose }) => {
    const { faults } = checkTale(tale, prose, book, isAdventure(tale) ? EVERY_OF_27 : EVERY);
    expect(faults.map(({ what, example }) => `${what} ${example}`)).toEqual([]);
  },
);
