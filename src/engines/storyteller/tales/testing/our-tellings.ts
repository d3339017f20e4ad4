import type { AgeGroup } from '#domain/age-groups.ts';
import { TALE_LANGUAGES, type TaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import {
  BOOK_KINDS,
  loadTaleBook,
  vocabularies,
  type BookKind,
} from '#engines/storyteller/tales/load-tales.ts';

const vocabularyOf = vocabularies('content');

/** Every telling of some ages in every language, with its book and the English one. */
export async function ourTellings(ages: readonly AgeGroup[]) {
  const bookOf = (language: TaleLanguage, kind: BookKind) =>
    loadTaleBook('content', language, ages, { vocabulary: vocabularyOf(language), kind });
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
  return books
    .flat()
    .flatMap(({ book, english }) =>
      book.tales.flatMap((tale) =>
        tale.prose.map((prose) => ({ where: prose.where, book, english, tale, prose })),
      ),
    );
}
