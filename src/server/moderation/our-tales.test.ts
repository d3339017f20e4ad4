import { expect, test, vi } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { WAYS, isAdventure, onTheWay } from '#engines/storyteller/tales/adventure/steps.ts';
import { castTale } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { wishesFor } from '#engines/storyteller/tales/check/families.ts';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { BOOK_KINDS, loadTaleBook, vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import { tellSequel } from '#engines/storyteller/tales/tell/tell-next.ts';
import { tellTale } from '#engines/storyteller/tales/tell/tell-tale.ts';
import { isSafeText } from '#server/moderation/safe-text.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Of more than a thousand families each, every so-manyth: enough to hear nearly every sentence of a tale. */
const EVERY = 53;

const vocabularyOf = vocabularies('content');
const books = await Promise.all(
  TALE_LANGUAGES.flatMap((language) =>
    BOOK_KINDS.map(async (kind) => ({
      kind,
      ...(await loadTaleBook('content', language, AGE_GROUPS, { vocabulary: vocabularyOf(language), kind })),
    })),
  ),
);

test.each(books)('none of the $kind in $language is held back as unfit for children [TL-08]', (book) => {
  const unfit = book.tales.flatMap((tale) =>
    tale.prose.flatMap((prose) =>
      [...wishesFor(tale, prose, book)]
        .filter((_, i) => i % EVERY === 0)
        .flatMap((wish) => {
          const casting = castTale(tale, wish, book);
          if ('because' in casting) return [];
          const ways = isAdventure(tale) ? WAYS.map((way) => onTheWay(casting, way)) : [casting];
          const told = ways.map((way) => tellTale(way));
          const passages = new Set([
            ...told.flatMap(({ title, text }) => [title, ...text.split('\n\n')]),
            ...tellSequel(casting).split('\n\n'),
          ]);
          return [...passages].filter((passage) => !isSafeText(passage, book.language));
        }),
    ),
  );
  expect([...new Set(unfit)]).toEqual([]);
});
