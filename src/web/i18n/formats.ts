import { useLingui } from '@lingui/react';
import type { LanguageCode } from '#domain/languages.ts';

export interface Formats {
  number(value: number): string;
  date(value: Date): string;
  /** To the minute, on the reader's own clock. */
  moment(value: Date): string;
  list(items: readonly string[]): string;
  /** What a language is called: "Tamil", "tamoul", "தமிழ்". */
  language(code: LanguageCode): string;
  /** Which of a message's forms a count takes. */
  plural(count: number): Intl.LDMLPluralRule;
}

const known = new Map<string, Formats>();

/** Numbers, dates and lists as a language writes them: १ in Marathi, 1.234,5 in German, 、 between Japanese items. */
export function formats(language: string): Formats {
  const kept = known.get(language);
  if (kept) return kept;
  // A formatter takes a browser milliseconds to make, so each is made when it is first needed.
  let number: Intl.NumberFormat | undefined;
  let date: Intl.DateTimeFormat | undefined;
  let moment: Intl.DateTimeFormat | undefined;
  let list: Intl.ListFormat | undefined;
  let names: Intl.DisplayNames | undefined;
  let plural: Intl.PluralRules | undefined;
  const made: Formats = {
    number: (value) =>
      isPlain(value, language) ? String(value) : (number ??= new Intl.NumberFormat(language)).format(value),
    date: (value) =>
      (date ??= new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })).format(value),
    moment: (value) =>
      (moment ??= new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })).format(
        value,
      ),
    list: (items) =>
      items.length < 2 ? (items[0] ?? '') : (list ??= new Intl.ListFormat(language)).format(items),
    language: (code) => (names ??= new Intl.DisplayNames(language, { type: 'language' })).of(code) ?? code,
    plural: (count) => (plural ??= new Intl.PluralRules(language)).select(count),
  };
  known.set(language, made);
  return made;
}

/** With digits of their own; all others write the small numbers of a page as they are. */
const OWN_DIGITS = new Set(['mr']);

/** The first formatter of numbers takes a slow phone a tenth of a second, and most pages only count to a few hundred. */
function isPlain(value: number, language: string): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000 && !OWN_DIGITS.has(language);
}

export function useFormats(): Formats {
  return formats(useLingui().i18n.locale);
}
