import type { WordCategory } from '#domain/moderation/categories.ts';
import { firstOf, type Found, type Range } from '#domain/moderation/found.ts';
import { kindOf, phraseEnd, type Index } from '#domain/moderation/lexicon.ts';
import { isEdge } from '#domain/moderation/unspaced.ts';
import type { Word } from '#domain/moderation/words.ts';

/** What stands in the text as anybody would write it, in one word, in several, or without spaces between. */

export function findWords(index: Index<WordCategory>, text: readonly Word[]): Found[] {
  const { literals, digited, parts } = index;
  const found: Found[] = [];
  for (const { from, to, literal, exact, readings } of text) {
    const category =
      firstOf(exact, (reading) => literals.get(reading)) ??
      (DIGIT.test(literal) ? firstOf(exact.slice(1), (reading) => digited.get(reading)) : undefined) ??
      firstOf(readings, (reading) => kindOf(index, reading) ?? partIn(parts, reading));
    if (category) found.push({ category, from, to });
  }
  return found;
}

const DIGIT = /\d/;

export function partIn(
  parts: Index<WordCategory>['parts'],
  reading: string,
  shortest = 0,
): WordCategory | undefined {
  const inside: WordCategory[] = [];
  for (let i = 0; i < reading.length; i++) {
    parts.walk(reading, i, ({ kind, where }, end) => {
      const fits =
        where === 'inside' || (where === 'begin' && i === 0) || (where === 'end' && end === reading.length);
      if (fits && end - i >= shortest) inside.push(kind);
    });
  }
  return inside[0];
}

export function findPhrases<Kind>(
  { phrases }: Index<Kind>,
  words: readonly Word[],
): (Range & { category: Kind })[] {
  const found: (Range & { category: Kind })[] = [];
  words.forEach((word, at) => {
    for (const reading of word.literal === word.plain ? word.readings : [...word.readings, word.literal]) {
      for (const phrase of phrases.get(reading) ?? []) {
        const end = phraseEnd(phrase, words, at);
        const last = end === undefined ? undefined : words[end - 1];
        if (last) found.push({ category: phrase.kind, from: word.from, to: last.to });
      }
    }
  });
  return found;
}

export function findAnywhere<Kind>(
  { anywhere, alone }: Index<Kind>,
  { text, at }: { text: string; at: readonly number[] },
): (Range & { category: Kind })[] {
  const found: (Range & { category: Kind })[] = [];
  for (let i = 0; i < text.length; i++) {
    anywhere.walk(text, i, (category, end) =>
      found.push({ category, from: at[i] ?? 0, to: (at[end - 1] ?? 0) + 1 }),
    );
    if (!isEdge(text.charAt(i), text.charAt(i - 1))) continue;
    alone.walk(text, i, (category, end) => {
      if (isEdge(text.charAt(end - 1), text.charAt(end)))
        found.push({ category, from: at[i] ?? 0, to: (at[end - 1] ?? 0) + 1 });
    });
  }
  return found;
}

/** What is harmless in this text, though somebody else's list knows it. */
export function spared(
  words: readonly Word[],
  dense: { text: string; at: readonly number[] },
  indexes: readonly (Index<true> | undefined)[],
): Range[] {
  return indexes.flatMap((index) => {
    if (!index) return [];
    const alone = words.filter(({ literal, plain, readings }) => {
      const forms = [
        plain,
        plain.endsWith('s') ? plain.slice(0, -1) : plain,
        ...readings.filter((each) => plain.startsWith(each)),
      ];
      return index.literals.has(literal) || forms.some((form) => kindOf(index, form));
    });
    return [...alone, ...findPhrases(index, words), ...findAnywhere(index, dense)];
  });
}
