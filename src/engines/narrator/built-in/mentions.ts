import type { LanguageCode } from '#domain/languages.ts';

/** Finds those speakers that a piece of narration speaks of as doing something, in the order in which it does. */
export type Mentions = (text: string) => string[];

export function mentionsOf(speakers: readonly string[], language: LanguageCode): Mentions {
  const patterns = speakers.map((name) => ({ name, pattern: patternOf(name, speakers, language) }));
  return (text) => {
    const plain = text.normalize('NFC');
    return patterns
      .map(({ name, pattern }) => ({ name, index: plain.search(pattern) }))
      .filter(({ index }) => index >= 0)
      .toSorted((a, b) => a.index - b.index)
      .map(({ name }) => name);
  };
}

interface Edges {
  before: string;
  /** Whose something is, and whom somebody speaks to, says nothing about who speaks. */
  after: string;
}

const WHOLE_WORD: Edges = {
  before: String.raw`(?<![\p{L}\p{M}\p{N}])`,
  after: String.raw`(?![\p{L}\p{M}\p{N}])`,
};
const EDGES: Record<LanguageCode, Edges> = {
  en: { ...WHOLE_WORD, after: String.raw`${WHOLE_WORD.after}(?!['’]s?\s)` },
  hi: { ...WHOLE_WORD, after: String.raw`${WHOLE_WORD.after}(?!\s(?:का|की|के|से)\s)` },
  mr: { ...WHOLE_WORD, after: String.raw`(?:ने|नं|नी)?${WHOLE_WORD.after}` },
  zh: { before: '(?<![对跟向给])', after: '(?!的)' },
  ja: {
    before: String.raw`(?<![\p{Script=Katakana}ー])`,
    after: String.raw`(?=(?:さん|ちゃん|くん|さま)?(?:[はがも、。\s]|$))`,
  },
  es: WHOLE_WORD,
  fr: WHOLE_WORD,
  de: WHOLE_WORD,
  sv: WHOLE_WORD,
  ta: WHOLE_WORD,
};

function patternOf(name: string, speakers: readonly string[], language: LanguageCode): RegExp {
  const { before, after } = EDGES[language];
  const forms = [name, ...calledOf(name, speakers)].map((form) => RegExp.escape(form.normalize('NFC')));
  return new RegExp(`${before}(?:${forms.join('|')})${after}`, 'iu');
}

/** "Ember the dragon" is called Ember, and "Drachenmädchen Funka" Funka, unless somebody else is, too. */
function calledOf(name: string, speakers: readonly string[]): string[] {
  const words = name.split(/\s+/);
  if (words.length < 2) return [];
  const others = new Set(speakers.filter((other) => other !== name).flatMap((other) => other.split(/\s+/)));
  return [words[0], words.at(-1)].filter(
    (word): word is string => word !== undefined && isName(word) && !others.has(word),
  );
}

const ARTICLE = /^(?:the|an?|el|las?|los|una?|le|les|une|der|die|das|eine?|den|det|en|ett)$/i;

/** Begins with a capital, where the script has them. */
function isName(word: string): boolean {
  return word.length > 1 && !/^\p{Ll}/u.test(word) && !ARTICLE.test(word);
}
