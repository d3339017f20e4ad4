import type { LanguageCode } from '#domain/languages.ts';
import { digitsInHanzi } from '#engines/narrator/built-in/readings/chinese-numbers.ts';
import { clock, UP_TO } from '#engines/narrator/built-in/readings/clock.ts';
import { isOrdinalSign, ordinalBefore } from '#engines/narrator/built-in/readings/ordinals.ts';
import { sayableInChinese } from '#engines/narrator/built-in/readings/sayable-hanzi.ts';
import type { Piece } from '#domain/text/pieces.ts';

/** A sentence on its way to be spoken. */
export interface Draft {
  words: readonly Piece[];
  /** The signs before each word, and behind the last. */
  gaps: readonly string[];
  /** The mark in each gap. */
  pauses: string[];
  forms: string[];
  /** What stands in a gap instead of a mark and a space. */
  links: Map<number, string>;
  language: LanguageCode;
}

/** Times, ranges, ordinals and initials: numbers that depend on what stands beside them. */
export function sayNumbers({ words, gaps, pauses, forms, links, language }: Draft): void {
  if (language === 'zh') sayDigits({ words, gaps, forms });
  words.forEach(({ text }, i) => {
    const gap = gaps[i + 1] ?? '';
    const next = words[i + 1]?.text ?? '';
    if (/^\p{Nd}{1,2}$/u.test(text) && /^[:：]$/.test(gap) && /^[0-5०-५௦-௫]\p{Nd}$/u.test(next)) {
      const after = gaps[i + 2]?.trim() === '' ? (words[i + 2]?.text ?? '') : '';
      sayTime(i, clock({ hours: text, minutes: next, next: after }, language));
    }
    const dotted = /^(\d{1,2})\.([0-5]\d)$/.exec(text);
    if (dotted) {
      const [, hours = '', minutes = ''] = dotted;
      const [hour, middle, last] = clock({ hours, minutes, next }, language);
      if (language === 'de' && next === 'Uhr') {
        [forms[i], forms[i + 1]] = last ? [`${hour} ${middle}`, last] : [hour, middle];
      } else if (isTime({ before: words[i - 1]?.text ?? '', next }, language)) {
        forms[i] = `${hour} ${middle}`;
      }
    }
    if (/^\p{Nd}+$/u.test(text) && /^\p{Nd}/u.test(next) && /^\.?\s?[–—〜～-]\s?$/.test(gap)) {
      links.set(i + 1, language === 'zh' ? UP_TO[language] : ` ${UP_TO[language]} `);
    }
    if (/^\p{Nd}+$/u.test(text) && gap === ':' && /^\p{L}+$/u.test(next)) links.set(i + 1, ':');
    const inRow = ordinalBefore({ text, gap, next, before: words[i - 1]?.text ?? '' }, language);
    if (inRow !== undefined) {
      forms[i] = inRow;
      if (isOrdinalSign(next, language)) forms[i + 1] = '';
      pauses[i + 1] = '';
    }
    const roman = /^\p{Lu}\p{Ll}/u.test(words[i - 1]?.text ?? '') ? kingsNumber(text, language) : undefined;
    if (roman !== undefined) forms[i] = roman;
    if (language === 'sv' && /^\d+,\d+$/.test(text)) forms[i] = text.replace(',', ' komma ');
    if (/^\p{Lu}$/u.test(text) && /^\.\s?$/.test(gap) && next !== '') pauses[i + 1] = '';
  });

  function sayTime(i: number, [hours, minutes, after]: ReturnType<typeof clock>): void {
    forms[i] =
      language === 'zh' ? sayableInChinese(digitsInHanzi(hours.replace(/^2点/, '两点'), ALONE)) : hours;
    forms[i + 1] = language === 'zh' ? digitsInHanzi(minutes, ALONE) : minutes;
    if (after !== undefined) forms[i + 2] = after;
    if (language === 'zh') links.set(i + 1, '');
    pauses[i + 1] = '';
  }
}

function sayDigits({ words, gaps, forms }: Pick<Draft, 'words' | 'gaps' | 'forms'>): void {
  words.forEach(({ text }, i) => {
    if (!/\p{Nd}/u.test(text)) return;
    const after = gaps[i + 1] === '' ? (words[i + 1]?.text ?? '') : '';
    const before = gaps[i] === '' ? (words[i - 1]?.text ?? '') : '';
    const percent = /^[%％]/.test(gaps[i + 1] ?? '') ? '百分之' : '';
    forms[i] = percent + sayableInChinese(digitsInHanzi(text.normalize('NFKC'), { before, after }));
  });
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Of kings and queens: Louis XIV, where espeak-ng would say that the number is Roman. */
function kingsNumber(text: string, language: LanguageCode): string | undefined {
  if (language !== 'en' && language !== 'fr') return undefined;
  const [, ten = '', one = ''] = /^(X?)([IVX]{1,4})$/.exec(text) ?? [];
  const value = (ten ? 10 : 0) + ROMAN.indexOf(one);
  if (text.length < 2 || value < 2) return undefined;
  if (language === 'fr') return String(value);
  return `the ${value}${value === 2 ? 'nd' : value === 3 ? 'rd' : 'th'}`;
}

/** With a full stop between them, two numbers are a time only beside a word that says so. */
function isTime({ before, next }: { before: string; next: string }, language: LanguageCode): boolean {
  if (language === 'sv') return /^(?:kl|klockan)$/i.test(before);
  return language === 'en' && /^[ap]\.?m$/i.test(next);
}

const ALONE = { before: '', after: '' };
