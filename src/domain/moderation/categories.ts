/** What a lexicon lists, by the harm that it does. */
export const WORD_CATEGORIES = [
  'sexual',
  'slur',
  'hate',
  'violence',
  'self-harm',
  'drugs',
  'grooming',
  'insult',
] as const;

export type WordCategory = (typeof WORD_CATEGORIES)[number];

/** `contact`: by which a child could be found or written to. */
export type Category = WordCategory | 'contact';

/** What is not said in one language; docs/moderation.md tells how entries are written. */
export interface LexiconFile extends Partial<Record<WordCategory, readonly string[]>> {
  /** What a stem with `~` may end in. */
  endings?: readonly string[];
  /** Harmless in a text of this language. */
  innocent?: readonly string[];
  /** People and places that are harmless in every language. */
  names?: readonly string[];
}

/** By language; `romanised` holds those that have no stories here. */
export type Lexicons = Readonly<Record<string, LexiconFile>>;
