import { scriptOf, type LanguageCode } from '#domain/languages.ts';
import { isSpaced } from '#domain/text/spaces.ts';
import { abbreviationsIn } from '#engines/narrator/built-in/readings/abbreviations-in.ts';
import { call } from '#engines/narrator/built-in/readings/calls.ts';
import type { SaidName } from '#domain/said-name.ts';
import { digitsInHanzi } from '#engines/narrator/built-in/readings/chinese-numbers.ts';
import { pinyinInLatin } from '#engines/narrator/built-in/readings/chinese.ts';
import { UP_TO } from '#engines/narrator/built-in/readings/clock.ts';
import { japaneseReadings, japaneseWordReadings } from '#engines/narrator/built-in/readings/japanese.ts';
import { kanaInLatin } from '#engines/narrator/built-in/readings/kana-sounds.ts';
import { sayNumbers, type Draft } from '#engines/narrator/built-in/readings/numbers-in-sentence.ts';
import { hardWord } from '#engines/narrator/built-in/readings/hard-words.ts';
import { indicOrdinal } from '#engines/narrator/built-in/readings/indic-ordinals.ts';
import { sayMeasures } from '#engines/narrator/built-in/readings/measures.ts';
import { nameAsHeard } from '#engines/narrator/built-in/readings/names.ts';
import { ordinal } from '#engines/narrator/built-in/readings/ordinals.ts';
import { namedSigns, pausesOf } from '#engines/narrator/built-in/readings/pauses.ts';
import { saidWords } from '#engines/narrator/built-in/readings/said-names.ts';
import { sayableInChinese } from '#engines/narrator/built-in/readings/sayable-hanzi.ts';
import type { Piece } from '#domain/text/pieces.ts';
import { yearForm } from '#engines/narrator/built-in/readings/years.ts';
import { SpeechError } from '#engines/narrator/port.ts';

/** Where a word stands in the spoken text; from and to the same place if it is not said. */
export interface Span {
  start: number;
  end: number;
  /** Its number among the words of the sentence. */
  word: number;
}

export interface SpokenText {
  /** Words, spaces and plain marks only: nothing that espeak-ng would read out or count wrongly. */
  spoken: string;
  spans: Span[];
}

/** Capitals that are read one by one even by somebody who does not shout. */
const ACRONYMS = new Set(['USA', 'UFO', 'OK', 'TV', 'AI', 'KI', 'IA', 'ABC', 'UN', 'EU', 'UK', 'US', 'SOS']);

/** A word as a voice should read it, whatever its neighbours. */
export function spokenForm(word: string, language: LanguageCode): string {
  const plain = word
    .normalize('NFKC')
    .replaceAll(/\p{Extended_Pictographic}|\p{Cf}(?<![\u200C\u200D])/gu, (sign) =>
      /[\d#*]/.test(sign) ? sign : '',
    );
  if (language === 'zh') return sayableInChinese(digitsInHanzi(plain, { before: '', after: '' }));
  const inRow = indicOrdinal(plain, language);
  if (inRow !== undefined) return inRow;
  const range = /^(\d+)-(\d+)$/.exec(plain);
  if (range) return `${range[1]} ${UP_TO[language]} ${range[2]}`;
  const parts = plain.split('-');
  return parts
    .filter((part, i) => !isStutter(part, parts[i + 1]))
    .map((part) => partForm(part, isLatin(part) && scriptOf(language) !== 'latin' ? 'en' : language))
    .join('-');
}

function isLatin(text: string): boolean {
  return /^\p{Script=Latin}/u.test(text);
}

/** The first letters of "B-b-but" would be spelled. */
function isStutter(part: string, next: string | undefined): boolean {
  return (
    next !== undefined &&
    /^[bcdfghjklmnpqrstvwxz]$/i.test(part) &&
    next.toLowerCase().startsWith(part.toLowerCase())
  );
}

function partForm(part: string, language: LanguageCode): string {
  const name = nameAsHeard(part, language);
  if (name !== undefined) return name;
  const small = part.toLocaleLowerCase(language);
  const said = call(small, language);
  const isCapitals = /^\p{Lu}{2,}$/u.test(part.replaceAll(/['’\p{M}]/gu, ''));
  if (isCapitals && isSpelled(part)) return hardWord(small, language) ?? part;
  if (said !== undefined) return said;
  const respelled = hardWord(small, language);
  if (respelled !== undefined) return respelled;
  return isCapitals ? small : (yearForm(part, language) ?? ordinal(part, language));
}

function isSpelled(capitals: string): boolean {
  if (/(.)\1\1/u.test(capitals) || /^(?:SH+|PST|PSST|HM+|BR+|GR+|PFF*T?|MM+|ZZ+|TSK)$/.test(capitals))
    return false;
  return (
    ACRONYMS.has(capitals) || /^[IVX]{2,}$/.test(capitals) || /^[BCDFGHJKLMNPQRSTVWXZ]{2,4}$/.test(capitals)
  );
}

/** The text to hand to espeak-ng, and where each word stands in it; names as their family says them. */
export async function spokenSentence(
  text: string,
  words: readonly Piece[],
  language: LanguageCode,
  said: readonly SaidName[] = [],
): Promise<SpokenText> {
  const gaps = gapsOf(text, words);
  const forms = words.map((word) => spokenForm(word.text, language));
  const links = new Map<number, string>();
  for (const { word, spoken } of abbreviationsIn(text, words, language)) {
    spoken.forEach((said, i) => {
      forms[word + i] = said;
      gaps[word + i + 1] = withoutStop(gaps, word + i + 1);
    });
  }
  words.forEach(({ text: word }, i) => {
    if (/\p{L}\.\p{L}/u.test(word)) gaps[i + 1] = withoutStop(gaps, i + 1); // p.m.
  });
  sayMeasures({ words, gaps, forms, language });
  const pauses = pausesOf(gaps);
  sayNumbers({ words, gaps, pauses, forms, links, language });
  await sayForeign(words, forms, language);
  if (language === 'ja') await sayKana({ text, words, forms, links });
  for (const [word, name] of saidWords(words, said, language)) forms[word] = await nameForm(name, language);
  return joined({ gaps, pauses, forms, links, language });
}

/** The stop of an abbreviation is no pause, unless the sentence ends there too. */
function withoutStop(gaps: readonly string[], index: number): string {
  const gap = gaps[index] ?? '';
  return index === gaps.length - 1 ? gap : gap.replace(/^\s?[.°º]/u, '');
}

function gapsOf(text: string, words: readonly Piece[]): string[] {
  let at = 0;
  const gaps = words.map(({ text: word, offset }) => {
    const gap = text.slice(at, offset);
    at = offset + word.length;
    return gap;
  });
  return [...gaps, text.slice(at)];
}

/** Names in signs that the voice has not learned, in Latin letters. */
async function sayForeign(words: readonly Piece[], forms: string[], language: LanguageCode): Promise<void> {
  if (!isSpaced(language)) return;
  for (const [i, { text }] of words.entries()) {
    if (/[ぁ-ヺ]/.test(text)) forms[i] = kanaInLatin(text);
    else if (/\p{Script=Han}/u.test(text)) forms[i] = await orElse(pinyinInLatin(text), text);
  }
}

async function sayKana({
  text,
  words,
  forms,
  links,
}: Pick<Draft, 'words' | 'forms' | 'links'> & { text: string }) {
  const readings = await orElse(japaneseWordReadings(text, words), []);
  readings.forEach(({ kana, bound }, i) => {
    forms[i] = kana.replaceAll(/ー+/g, 'ー');
    if (bound) links.set(i, '');
  });
}

/** As a family writes what they hear: of capitals and hyphens, which say where the weight is, the voice knows nothing. */
async function nameForm(said: string, language: LanguageCode): Promise<string> {
  if (language === 'ja') {
    const readings = await orElse(japaneseReadings(said), []);
    return readings.map(({ kana }) => kana).join('');
  }
  return said
    .split(/\s+/)
    .map((part) => spokenForm(part, language))
    .join(' ');
}

/** The packages for readings may be missing; a poorer voice is better than none. */
async function orElse<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof SpeechError && error.reason === 'not_configured') return otherwise;
    throw error;
  }
}

function joined({ gaps, pauses, forms, links, language }: Omit<Draft, 'words'>): SpokenText {
  let spoken = '';
  const spans: Span[] = [];
  forms.forEach((form, word) => {
    const pause = pauses[word] ?? '';
    if (form !== '' || pause)
      spoken += links.get(word) ?? space({ gap: gaps[word] ?? '', pause, word, language });
    const start = spoken.length;
    // After a full stop espeak-ng counts a small letter's place wrongly.
    spoken += pause === '.' ? form.charAt(0).toUpperCase() + form.slice(1) : form;
    spans.push({ start, end: spoken.length, word });
  });
  const signs = language === 'zh' ? '' : namedSigns(gaps.at(-1) ?? '');
  return { spoken: `${spoken}${signs}${pauses.at(-1) ?? ''}`, spans };
}

function space({
  gap,
  pause,
  word,
  language,
}: {
  gap: string;
  pause: string;
  word: number;
  language: LanguageCode;
}) {
  const named = isSpaced(language) ? namedSigns(gap) : '';
  if (word === 0) return named;
  if (pause) return `${named}${pause} `;
  // A sign belongs to the side that it touches.
  if (named) return /^\s/.test(gap) ? ` ${named}${/\s$/.test(gap) ? ' ' : ''}` : `${named} `;
  if (gap === '' && language !== 'ja') return '';
  return ' ';
}
