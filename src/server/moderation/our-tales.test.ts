import { expect, test, vi } from 'vitest';
import { castTale } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { wishesFor } from '#engines/storyteller/tales/check/families.ts';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { loadTaleBook } from '#engines/storyteller/tales/load-tales.ts';
import { tellTale } from '#engines/storyteller/tales/tell/tell-tale.ts';
import { isSafeText } from '#server/moderation/safe-text.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Of more than a thousand families each, every so-manyth: enough to hear nearly every sentence of a tale. */
const EVERY = 53;

const books = await Promise.all(TALE_LANGUAGES.map((language) => loadTaleBook('content', language)));

test.each(books)('no tale in $language is held back as unfit for children [TL-08]', (book) => {
  const unfit = book.tales.flatMap((tale) =>
    tale.prose.flatMap((prose) =>
      [...wishesFor(tale, prose, book)]
        .filter((_, i) => i % EVERY === 0)
        .flatMap((wish) => {
          const casting = castTale(tale, wish, book);
          if ('because' in casting) return [];
          const { title, text } = tellTale(casting);
          const passages = [title, ...text.split('\n\n')];
          return passages.filter((passage) => !isSafeText(passage, book.language));
        }),
    ),
  );
  expect([...new Set(unfit)]).toEqual([]);
});
