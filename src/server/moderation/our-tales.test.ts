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

vi.setConfig({ testTimeout: 300_000 });

/** Of more than a thousand families each, every so-manyth: enough to hear nearly every sentence of a tale. */
const EVERY = 71;

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
  const passages = new Set<string>();
  for (const tale of book.tales)
    for (const prose of tale.prose)
      for (const wish of [...wishesFor(tale, prose, book)].filter((_, i) => i % EVERY === 0)) {
        const casting = castTale(tale, wish, book);
        if ('because' in casting) continue;
        const ways = isAdventure(tale) ? WAYS.map((way) => onTheWay(casting, way)) : [casting];
        const told = ways.map((way) => tellTale(way)).flatMap(({ title, text }) => [title, text]);
        for (const text of [...told, tellSequel(casting)])
          for (const passage of text.split('\n\n')) passages.add(passage);
      }
  expect([...passages].filter((passage) => !isSafeText(passage, book.language))).toEqual([]);
});
