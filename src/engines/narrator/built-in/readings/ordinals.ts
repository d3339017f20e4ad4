import type { LanguageCode } from '#domain/languages.ts';
import { BEFORE_GERMAN_ORDINAL } from '#domain/text/abbreviations.ts';
import { swedishOrdinal } from '#engines/narrator/built-in/readings/swedish-ordinals.ts';

const GERMAN = [
  'erst',
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
  'dreizehnt',
  'vierzehnt',
  'fünfzehnt',
  'sechzehnt',
  'siebzehnt',
  'achtzehnt',
  'neunzehnt',
  'zwanzigst',
  'einundzwanzigst',
  'zweiundzwanzigst',
  'dreiundzwanzigst',
  'vierundzwanzigst',
  'fünfundzwanzigst',
  'sechsundzwanzigst',
  'siebenundzwanzigst',
  'achtundzwanzigst',
  'neunundzwanzigst',
  'dreißigst',
  'einunddreißigst',
];
const SPANISH = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'séptim', 'octav', 'noven', 'décim'];

/** What espeak-ng does not know of numbers with letters: 2e and 3h30 in French. */
export function ordinal(word: string, language: LanguageCode): string {
  if (language !== 'fr') return word;
  const hours = /^(\d{1,2})h(\d\d)?$/.exec(word);
  if (hours) return `${hours[1] === '1' ? 'une heure' : `${hours[1]} heures`} ${hours[2] ?? ''}`.trim();
  return word.replace(/^1(?:re|ère)$/, 'première').replace(/^(\d+)e$/, '$1ème');
}

interface Place {
  before: string;
  text: string;
  gap: string;
  next: string;
}

const MONTHS = /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)$/;

/** A number with a sign behind it that makes it an ordinal: "3. Mai" in German, "3.ª" in Spanish, "3:e" in Swedish. */
export function ordinalBefore(
  { before, text, gap, next }: Place,
  language: LanguageCode,
): string | undefined {
  const value = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (language === 'de' && /^\.\s?$/.test(gap) && MONTHS.test(next)) {
    const stem = GERMAN[value - 1];
    return stem && `${stem}${/^der$/i.test(before) ? 'e' : 'en'}`;
  }
  if (
    language === 'de' &&
    /^\.\s$/.test(gap) &&
    /^\p{Lu}/u.test(next) &&
    BEFORE_GERMAN_ORDINAL.test(before)
  ) {
    const stem = GERMAN[value - 1];
    return stem && `${stem}${/^(?:d(?:er|ie|as)|jede[rs]?)$/i.test(before) ? 'e' : 'en'}`;
  }
  if (language === 'es' && gap === '.' && /^[ªº]$/.test(next)) {
    const stem = SPANISH[value - 1];
    return stem && `${stem}${next === 'ª' ? 'a' : 'o'}`;
  }
  if (language === 'sv' && gap === ':') return swedishOrdinal(text, next);
  if (language === 'sv' && /^den$/i.test(before) && SWEDISH_MONTHS.test(next))
    return swedishOrdinal(text, 'e');
  return undefined;
}

const SWEDISH_MONTHS =
  /^(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)$/i;

/** Whether the sign is a word of its own, which is no longer said. */
export function isOrdinalSign(sign: string, language: LanguageCode): boolean {
  return /^[ªº]$/.test(sign) || (language === 'sv' && !SWEDISH_MONTHS.test(sign));
}
