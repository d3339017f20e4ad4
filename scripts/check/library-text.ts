import { READING_LEVELS, type AgeGroup } from '#domain/age-groups.ts';
import { languageOf } from '#domain/language-of.ts';
import { scriptOf, type LanguageCode } from '#domain/languages.ts';
import { hardKanji } from '#domain/text/kanji-grades.ts';
import { isSpaced } from '#domain/text/spaces.ts';
import { countWords } from '#domain/text/words.ts';
import { grammarOf } from '#engines/storyteller/tales/grammar/grammars.ts';
import { loadWordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { moderation } from '#server/moderation/safe-text.ts';

/** How many letters a language takes for a hundred English ones, as our tales are told in it. */
export const LETTERS: Readonly<Record<LanguageCode, number>> = {
  en: 100,
  es: 103,
  fr: 108,
  de: 110,
  hi: 94,
  ta: 129,
  zh: 45,
  ja: 63,
  sv: 101,
  mr: 104,
};

/** For how long a sentence an English one of ten words stands: in words, in Chinese and Japanese in signs. */
const SENTENCE: Readonly<Record<LanguageCode, number>> = {
  en: 10,
  es: 10.5,
  fr: 10.5,
  de: 10,
  hi: 11,
  ta: 8,
  zh: 25,
  ja: 32,
  sv: 10,
  mr: 9.5,
};

/** In a question that a child likes to answer, at most; English words. */
const QUESTION: Readonly<Record<AgeGroup, number>> = { '3-5': 12, '6-8': 18, '9-12': 25 };

export const lettersIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;

export interface Written {
  language: LanguageCode;
  ageGroup: AgeGroup;
  content: string;
  questions: readonly string[];
  /** Title, theme and the like. */
  labels: readonly string[];
}

const { common } = loadWordBook('content');

/** What is wrong with a text by itself, whatever it was told after. */
export function textFaults({ language, ageGroup, content, questions, labels }: Written): string[] {
  const all = [...labels, content, ...questions].join('\n\n');
  const faults: string[] = [];
  for (const { category, text } of moderation().check(all, { language }).findings)
    faults.push(`not for children (${category}): “${text}”`);
  for (const [pattern, what] of grammarOf(language, ageGroup).faults) {
    // A tale is filled in; whoever writes "pop, pop" here means it.
    if (what === 'the same word twice') continue;
    const hit = pattern.exec(`${content}\n\n${questions.join('\n\n')}`);
    if (hit) faults.push(`${what}: “${around(hit)}”`);
  }
  const untidy = /[{}[\]|*#<>]|\S {2,}\S|\.\.\.|"|[^\n]\n[^\n]|[ \t]$/mu.exec(content);
  if (untidy) faults.push(`markup, straight marks or untidy spaces: “${around(untidy)}”`);
  faults.push(...foreignFaults(content, language));
  const sentence = lengthOfSentences(content, language);
  const most = (READING_LEVELS[ageGroup].sentence * SENTENCE[language]) / 10;
  if (sentence > most)
    faults.push(
      `its sentences are long for ${ageGroup}: ${sentence.toFixed(1)} of at most ${most.toFixed(1)}`,
    );
  if (language === 'ja') {
    const hard = hardKanji(all, ageGroup);
    if (hard.length > 0) faults.push(`kanji that nobody of ${ageGroup} has learnt: ${hard.join('')}`);
  }
  for (const question of questions) {
    if (measure(question, language) > (QUESTION[ageGroup] * SENTENCE[language]) / 10)
      faults.push(`a long question: “${question}”`);
  }
  return faults;
}

/** Letters of another script, and paragraphs that read like another language. */
function foreignFaults(content: string, language: LanguageCode): string[] {
  if (scriptOf(language) !== 'latin') {
    // "DNA" and "km" are the same everywhere.
    const latin = [...content.matchAll(/\p{Script=Latin}[\p{Script=Latin}’'-]{2,}/gu)]
      .map(([word]) => word)
      .filter((word) => word !== word.toUpperCase());
    return latin.length > 0 ? [`Latin letters: ${[...new Set(latin)].join(', ')}`] : [];
  }
  return content
    .split('\n\n')
    .filter((each) => countWords(each, language) >= 6)
    .filter((each) => sayingsOf(each, 'en') >= 2 && language !== 'en' && languageOf(each, common) === 'en')
    .map((each) => `reads like English: “${each.slice(0, 60)}”`);
}

const sayingsOf = (text: string, language: LanguageCode) =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => common[language].includes(word))
    .length;

const around = ({ input, index }: RegExpExecArray) =>
  input.slice(Math.max(0, index - 25), index + 30).replaceAll('\n', '⏎');

const measure = (text: string, language: LanguageCode) =>
  isSpaced(language) ? countWords(text, language) : lettersIn(text);

function lengthOfSentences(content: string, language: LanguageCode): number {
  const sentences = content.split(/[.!?…。！？।]+[”’»“」』]*(?:\s|$)|\n\n|(?<=[。！？])/u);
  const said = sentences.filter((each) => lettersIn(each) > 0);
  return measure(content, language) / said.length;
}
