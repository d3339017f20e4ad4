import type { LanguageCode } from '#domain/languages.ts';
import { wordsOf } from '#domain/text/words.ts';

/** A word that a child may tap: it is shown by its drawing, or told in a few words. */
export interface WordCard {
  /** As it stands in a dictionary, and then in every form that stories use; `water*` is any word that begins so. */
  words: readonly string[];
  /** Absent where there is a drawing. */
  means?: string;
}

/** By a name that all languages share. */
export type WordCards = Readonly<Record<string, WordCard>>;

export interface FoundWord {
  id: string;
  at: number;
  length: number;
}

export type WordFinder = (text: string) => FoundWord[];

/** Fewer letters begin too many words. */
const SHORTEST_STEM = 2;

/** Languages that write most nouns small: what has a capital may be somebody's name. */
const SMALL: ReadonlySet<LanguageCode> = new Set(['en', 'es', 'fr', 'sv']);

/** Finds the words of the cards in a text of their language. */
export function wordFinder(cards: WordCards, language: LanguageCode): WordFinder {
  const whole = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const [id, { words }] of Object.entries(cards)) {
    for (const word of words.map(folded)) {
      if (word.endsWith('*')) stems.set(word.slice(0, -1), id);
      else whole.set(word, id);
    }
  }
  const longest = Math.max(1, ...whole.keys().map((form) => wordsOf(form, language).length));
  const idOf = (text: string): string | undefined => {
    const known = whole.get(text);
    if (known) return known;
    for (let end = text.length; end >= SHORTEST_STEM; end--) {
      const stem = stems.get(text.slice(0, end));
      if (stem) return stem;
    }
    return undefined;
  };
  return (text) => {
    const found: FoundWord[] = [];
    const words = wordsOf(text, language);
    for (let i = 0; i < words.length;) {
      const hit = longestAt(i);
      if (hit) found.push(hit.word);
      i += hit?.takes ?? 1;
    }
    return found;

    function longestAt(first: number): { word: FoundWord; takes: number } | undefined {
      const from = words[first]?.offset ?? 0;
      for (let takes = Math.min(longest, words.length - first); takes > 0; takes--) {
        const last = words[first + takes - 1];
        if (!last) continue;
        const written = text.slice(from, last.offset + last.text.length);
        const word = takes === 1 ? cardAt(from, written) : several(from, written);
        if (word) return { word, takes };
      }
      return undefined;
    }
  };

  function several(at: number, written: string): FoundWord | undefined {
    const id = whole.get(folded(written));
    return id ? { id, at, length: written.length } : undefined;
  }

  function cardAt(at: number, written: string): FoundWord | undefined {
    for (const { text, offset } of [{ text: written, offset: 0 }, ...partsOf(written)]) {
      const isName = SMALL.has(language) && /^\p{Lu}/u.test(text);
      const id = isName ? undefined : idOf(folded(text));
      if (id) return { id, at: at + offset, length: text.length };
    }
    return undefined;
  }
}

const folded = (word: string) => word.toLowerCase().replaceAll('’', "'");

/** "l’ours", "the lantern’s": what an apostrophe parts. */
function partsOf(word: string): { text: string; offset: number }[] {
  const at = word.search(/['’]/);
  if (at === -1) return [];
  return [
    { text: word.slice(at + 1), offset: at + 1 },
    { text: word.slice(0, at), offset: 0 },
  ];
}
