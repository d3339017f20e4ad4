import type { LanguageCode } from '#domain/languages.ts';

/** How a language that is written in Latin letters divides its words, as children learn it. */
interface Rules {
  /** Letters that sound as one vowel. */
  nuclei: RegExp;
  /** Letters that are one consonant. */
  consonants: RegExp;
  /** Consonants that begin a syllable together. Absent: only the last one goes over. */
  onsets?: RegExp;
  /** What makes no syllable at the end of a word. */
  silentEnd?: RegExp;
  /** Keeps whole what begins after it: “Ge-spenst”, not “Ges-penst”. */
  prefix?: RegExp;
}

const CLUSTER = /^(?:[bcfgkp][lr]|[dt]r|vr)$/u;

/**
 * By rules, by the signs of a script that writes syllables, or not at all. Patterns are asked at a place of the word, so
 * that they may look back.
 */
const DIVISION: Record<LanguageCode, Rules | 'signs' | undefined> = {
  en: {
    nuclei:
      /(?<=[^aeiou])le$|[aeiou](?=ing$)|i(?=et)|eau|[aeiou]{2}(?=[rlnmtkdspw]|$)|ay|ey|oy|ow|aw|ew|[aeiouy]/uy,
    consonants: /tch|sh|ch|th|ph|wh|ck|ng(?=$|[^aeiouy])|qu|[^aeiouy]/uy,
    onsets: /^(?:[bcfgps]l|[bcdfgpt]r|str|st|sp|sw|tw|thr|shr)$/u,
    silentEnd: /(?<=[^aeioul]|[aeiou]l)e$|(?<![td]|hundr|wick|nak)ed$|(?<=[^szxcg]|[^ac]h)es$/u,
  },
  de: {
    nuclei: /aa|ee|oo|ie(?!n$)|ei|ai|au|eu|äu|[aeiouyäöü]/uy,
    consonants: /sch|ch|ck|ph|th|qu|[^aeiouyäöü]/uy,
    prefix: /^(?:ge|be|er|ver|zer|ent)(?=(?:sch|s[pt]r?|[bfgkp][lr]|[dt]r|kn|gn|zw)[aeiouyäöülmnrw])/u,
  },
  es: {
    nuclei: /[iuü]?[aeoáéó][iuy]?(?![aeoáéóíú])|[iuü][aeoáéó]|[iuü]{2}|[iuü]y$|[aeiouáéíóúü]|y$/uy,
    consonants: /ch|ll|rr|qu(?=[eiéí])|gu(?=[eiéí])|[^aeiouáéíóúü]/uy,
    onsets: CLUSTER,
  },
  fr: {
    nuclei:
      /eau|œu|oue|oui|ieu|i[èéoa](?!n?$)|ai|aî|au|ei|eu|eû|oi|oî|ou|où|oû|ie$|[aeiouyàâäéèêëîïôöùûüœæ]/uy,
    consonants: /ch|ph|th|gn|qu|gu(?=[eiéèê])|[^aeiouyàâäéèêëîïôöùûüœæ]/uy,
    onsets: CLUSTER,
  },
  sv: {
    nuclei: /[aeiouyåäöé]/uy,
    consonants: /sch|stj|skj|sj|tj|kj|ng(?=$|[^aeiouyåäö])|[^aeiouyåäöé]/uy,
  },
  hi: 'signs',
  mr: 'signs',
  ta: 'signs',
  ja: undefined,
  zh: undefined,
};

const WORD = /[\p{L}\p{M}]+/gu;

/** Whether a language's words can be shown by their syllables. */
export function hasSyllables(language: LanguageCode): boolean {
  return DIVISION[language] !== undefined;
}

/** A text cut so that no syllable is cut through; what stands between words goes with what is before it. */
export function syllablesOf(text: string, language: LanguageCode): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index > from) pieces.push(text.slice(from, index));
    pieces.push(...ofWord(word, language));
    from = index + word.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

function ofWord(word: string, language: LanguageCode): string[] {
  const division = DIVISION[language];
  if (division === undefined) return [word];
  return division === 'signs' ? bySigns(word, language) : byRules(word, division);
}

/** A consonant without a vowel belongs to the sign before it: அம்-மா. */
function bySigns(word: string, language: LanguageCode): string[] {
  const syllables: string[] = [];
  for (const { segment } of new Intl.Segmenter(language).segment(word)) {
    if (/[\u094d\u0bcd]$/u.test(segment) && syllables.length > 0)
      syllables.push(`${syllables.pop()}${segment}`);
    else syllables.push(segment);
  }
  return syllables;
}

interface Sound {
  at: number;
  length: number;
  isVowel: boolean;
}

function byRules(word: string, rules: Rules): string[] {
  const small = word.toLocaleLowerCase();
  // A letter that changes its length with its case would put every cut after it in the wrong place.
  if (small.length !== word.length) return [word];
  const prefix = rules.prefix?.exec(small)?.[0].length ?? 0;
  const sounds = soundsOf(small, rules);
  const vowels = sounds.flatMap(({ isVowel }, i) => (isVowel ? [i] : []));
  const cuts = vowels.slice(1).map((vowel, i) => {
    const between = sounds.slice((vowels[i] ?? 0) + 1, vowel);
    const over = goingOver(between, small, rules);
    return sounds[vowel - over]?.at ?? 0;
  });
  if (prefix > 0 && vowels.length > 1) cuts[0] = prefix;
  const ends = [...cuts, word.length];
  return ends.map((end, i) => word.slice(i === 0 ? 0 : ends[i - 1], end));
}

/** How many of the consonants between two vowels belong to the second one. */
function goingOver(between: readonly Sound[], word: string, { onsets }: Rules): number {
  if (between.length === 0) return 0;
  if (!onsets) return 1;
  for (let many = Math.min(3, between.length); many > 1; many--) {
    const first = between.at(-many);
    const last = between.at(-1);
    if (first && last && onsets.test(word.slice(first.at, last.at + last.length))) return many;
  }
  return 1;
}

function soundsOf(word: string, { nuclei, consonants, silentEnd }: Rules): Sound[] {
  const silent = silentEnd?.exec(word);
  const sounds: Sound[] = [];
  for (let at = 0; at < word.length;) {
    const vowel = at === silent?.index ? undefined : foundAt(nuclei, word, at);
    const length = vowel?.length ?? foundAt(consonants, word, at)?.length ?? 1;
    sounds.push({ at, length, isVowel: vowel !== undefined });
    at += length;
  }
  // “e” alone is a word, too.
  return sounds.some(({ isVowel }) => isVowel) ? sounds : [{ at: 0, length: word.length, isVowel: true }];
}

function foundAt(sticky: RegExp, word: string, at: number): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(word)?.[0];
}
