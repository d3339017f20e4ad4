import { useLingui } from '@lingui/react';

export interface Formats {
  number(value: number): string;
  date(value: Date): string;
  list(items: readonly string[]): string;
}

const known = new Map<string, Formats>();

/** Numbers, dates and lists as a language writes them: १ in Marathi, 1.234,5 in German, 、 between Japanese items. */
export function formats(language: string): Formats {
  const kept = known.get(language);
  if (kept) return kept;
  const number = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const list = new Intl.ListFormat(language);
  const made: Formats = {
    number: (value) => number.format(value),
    date: (value) => date.format(value),
    list: (items) => list.format(items),
  };
  known.set(language, made);
  return made;
}

export function useFormats(): Formats {
  return formats(useLingui().i18n.locale);
}
