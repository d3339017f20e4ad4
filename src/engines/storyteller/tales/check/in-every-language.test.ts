import { expect, test } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { besideEnglish } from '#engines/storyteller/tales/check/side-by-side.ts';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { loadTaleBook, vocabularies } from '#engines/storyteller/tales/load-tales.ts';

/** Of the same tales in all of them, so that any two can stand beside each other. */
const IN_ALL = 20;
/** In each of them: as many as a family hears in a month. */
const IN_EACH = 30;

const vocabularyOf = vocabularies('content');

test.each(AGE_GROUPS)(
  'for %s every language tells thirty tales, twenty of which all ten tell alike, paragraph by paragraph [TL-15]',
  { timeout: 120_000 },
  async (age) => {
    const bookIn = (language: (typeof TALE_LANGUAGES)[number]) =>
      loadTaleBook('content', language, [age], { vocabulary: vocabularyOf(language), kind: 'tales' });
    const english = await bookIn('en');
    const tellers = new Map<string, number>();
    const told: Partial<Record<string, number>> = {};
    for (const language of TALE_LANGUAGES) {
      const { tales } = language === 'en' ? english : await bookIn(language);
      const beside = tales.filter((tale) =>
        tale.prose.every((prose) => besideEnglish(tale, prose, english).length === 0),
      );
      told[language] = beside.length;
      for (const { id } of beside) tellers.set(id, (tellers.get(id) ?? 0) + 1);
    }
    const inAll = [...tellers].filter(([, languages]) => languages === TALE_LANGUAGES.length);
    expect(TALE_LANGUAGES).toHaveLength(10);
    expect(inAll.length).toBeGreaterThanOrEqual(IN_ALL);
    const few = Object.entries(told).filter(([, count = 0]) => count < IN_EACH);
    expect(few).toEqual([]);
  },
);
