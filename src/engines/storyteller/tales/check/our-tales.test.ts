import { expect, test, vi } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { isAdventure } from '#engines/storyteller/tales/adventure/steps.ts';
import { checkTale } from '#engines/storyteller/tales/check/check-tale.ts';
import { TALE_LANGUAGES, type TaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import {
  BOOK_KINDS,
  loadTaleBook,
  vocabularies,
  type BookKind,
} from '#engines/storyteller/tales/load-tales.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Some forty families for each. `npm run tales -- --check` tells them to thirty times as many. */
const EVERY = 31;
/** An adventure is told to each of them by 27 ways. */
const EVERY_OF_27 = 67;

const vocabularyOf = vocabularies('content');
const bookOf = (language: TaleLanguage, kind: BookKind) =>
  loadTaleBook('content', language, AGE_GROUPS, { vocabulary: vocabularyOf(language), kind });
const books = await Promise.all(
  BOOK_KINDS.map(async (kind) => {
    const english = await bookOf('en', kind);
    return Promise.all(
      TALE_LANGUAGES.map(async (language) => ({
        english,
        book: language === 'en' ? english : await bookOf(language, kind),
      })),
    );
  }),
);
const tellings = books
  .flat()
  .flatMap(({ book, english }) =>
    book.tales.flatMap((tale) =>
      tale.prose.map((prose) => ({ where: prose.where, book, english, tale, prose })),
    ),
  );

test.each(tellings)(
  '$where can be told to every kind of family, and beside the English one [TL-03] [TL-08] [TL-12]',
  ({ book, english, tale, prose }) => {
    const { faults } = checkTale(tale, prose, { book, english }, isAdventure(tale) ? EVERY_OF_27 : EVERY);
    expect(faults.map(({ what, example }) => `${what} ${example}`)).toEqual([]);
  },
);

test.each(TALE_LANGUAGES)('every tale in %s has three questions to talk about [RB-08]', (language) => {
  const told = tellings.filter(({ tale, prose }) => prose.language === language && !isAdventure(tale));
  expect(told.length).toBeGreaterThan(0);
  const unasked = told.filter(({ prose }) => prose.questions.length !== 3);
  expect(unasked.map(({ where }) => where)).toEqual([]);
});

test('no two tellings ask the same [RB-08]', () => {
  const asked = tellings.flatMap(({ prose: { language, questions, where } }) =>
    questions.map((question) => ({ where, written: `${language} ${JSON.stringify(question)}` })),
  );
  const alike = [...Map.groupBy(asked, ({ written }) => written).values()].filter(({ length }) => length > 1);
  expect(alike).toEqual([]);
});
