import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { languageFile } from '#domain/language-files.ts';
import { FIGURES, PROPS } from '#domain/picture-world.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { WordCards } from '#domain/word-cards.ts';

const form = z.string().min(1);
const words = z.array(form).min(1);

const schema = z.strictObject({
  pictures: z.partialRecord(z.enum([...PROPS, ...FIGURES]), words),
  meanings: z.record(z.string(), z.strictObject({ words, means: form })),
});

/** What a language says of the words that a child may tap. */
export function readWordCards(contentDir: string, language: string): WordCards {
  const file = languageFile(contentDir, language, 'wordCards');
  const parsed = schema.safeParse(load(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { pictures, meanings } = parsed.data;
  return {
    ...Object.fromEntries(Object.entries(pictures).map(([id, forms]) => [id, { words: forms }])),
    ...meanings,
  };
}

const FEWEST = 300;

/** What is wrong with the cards of a language. */
export function wordCardFaults(cards: WordCards): string[] {
  const forms = Object.entries(cards).flatMap(([id, { words: all }]) =>
    all.map((word) => ({ id, word: word.toLowerCase() })),
  );
  const { length: count } = Object.keys(cards);
  const shared = [...Map.groupBy(forms, ({ word }) => word)].filter(([, { length }]) => length > 1);
  return [
    ...(count < FEWEST ? [`${count} words are fewer than ${FEWEST}`] : []),
    ...shared.map(([word, of]) => `“${word}” stands for ${of.map(({ id }) => id).join(' and ')}`),
  ];
}

/** What one language tells in words, every other one tells, too: a reader may have another language than the story. */
export function untoldWords(cards: WordCards, english: WordCards): string[] {
  return Object.keys(english)
    .filter((id) => english[id]?.means && !cards[id]?.means)
    .map((id) => `it does not tell what ${id} is`);
}

/** Read when somebody first asks for a language. */
export function wordCardsIn(contentDir: string): (language: LanguageCode) => WordCards {
  const known = new Map<LanguageCode, WordCards>();
  return (language) => {
    const cards = known.get(language) ?? readWordCards(contentDir, language);
    known.set(language, cards);
    return cards;
  };
}
