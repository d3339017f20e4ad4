import type { WordCategory } from '#domain/moderation/categories.ts';
import { partIn } from '#domain/moderation/find-plain.ts';
import { firstOf, type Found } from '#domain/moderation/found.ts';
import type { Candidate } from '#domain/moderation/joined.ts';
import { kindOf, type Index } from '#domain/moderation/lexicon.ts';
import { MASK, maskedPieces } from '#domain/moderation/unspaced.ts';

/** What somebody spelled out, cut into pieces or hid behind asterisks. */

const SHORTEST_IN_ROW = 4;
const LONGEST_IN_ROW = 16;
/** What was cut may be two words, so that a short part would stand where they meet. */
const SHORTEST_PART = 5;

export function findJoined(
  index: Index<WordCategory>,
  maskable: () => Map<string, string[]>,
  candidates: readonly Candidate[],
): Found[] {
  const { literals, parts } = index;
  return candidates.flatMap(({ from, to, readings, exact = [], masked, spelled }) => {
    const category = masked
      ? firstOf(readings, (reading) => kindOf(index, unmasked(reading, masked, maskable()) ?? ''))
      : (firstOf(readings, (reading) => kindOf(index, reading) ?? partIn(parts, reading, SHORTEST_PART)) ??
        firstOf(exact, (reading) => (reading.length < SHORTEST_IN_ROW ? undefined : literals.get(reading))) ??
        (spelled ? firstOf([...readings, ...exact], (reading) => inRow(reading)) : undefined));
    return category ? [{ category, from, to }] : [];
  });

  /** "you are a b i t c h": the row begins before the word does. */
  function inRow(row: string): WordCategory | undefined {
    for (let from = 0; from + SHORTEST_IN_ROW <= row.length; from++) {
      for (let length = SHORTEST_IN_ROW; length <= LONGEST_IN_ROW && from + length <= row.length; length++) {
        const piece = row.slice(from, from + length);
        const category = kindOf(index, piece) ?? literals.get(piece);
        if (category) return category;
      }
    }
    return undefined;
  }
}

export function findMasked({ anywhere, alone }: Index<WordCategory>, text: string): Found[] {
  const found: Found[] = [];
  for (const piece of maskedPieces(text)) {
    for (let i = 0; i < piece.text.length; i++) {
      for (const trie of [anywhere, alone]) {
        trie.walkMasked(piece.text, i, MASK, (category, end) => {
          if (end - i >= 3 && MASKED.has(category))
            found.push({ category, from: piece.from + i, to: piece.from + end });
        });
      }
    }
  }
  return found;
}

/** Whole words by length and first letter, for those whose other letters are behind asterisks. */
export function byLengthAndLetter({ words }: Index<WordCategory>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [word, category] of words) {
    if (word.length < 3 || !MASKED.has(category)) continue;
    const key = `${word.length}${word.charAt(0)}`;
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}

/** Nobody hides a plain word. */
const MASKED: ReadonlySet<WordCategory> = new Set<WordCategory>(['sexual', 'slur', 'insult', 'hate']);

function unmasked(
  masked: string,
  by: NonNullable<Candidate['masked']>,
  groups: Map<string, string[]>,
): string | undefined {
  const hidden = masked.split('.').length - 1;
  const most = masked.endsWith('.') ? masked.length / 2 : masked.length - 2;
  if (masked.startsWith('.') || hidden === 0 || hidden > most) return undefined;
  return groups
    .get(`${masked.length}${masked.charAt(0)}`)
    ?.find((word) =>
      Array.from(masked).every((letter, i) =>
        letter === '.' ? by === 'letters' || VOWELS.includes(word.charAt(i)) : letter === word.charAt(i),
      ),
    );
}

const VOWELS = 'aeiou';
