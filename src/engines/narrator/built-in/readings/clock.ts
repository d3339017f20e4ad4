import type { LanguageCode } from '#domain/languages.ts';

interface Time {
  hours: string;
  minutes: string;
  /** What follows, such as Uhr. */
  next: string;
}

/** How the two numbers of 3:30 are said, and the word after them where it changes. */
export function clock({ hours, minutes, next }: Time, language: LanguageCode): [string, string, string?] {
  const hour = String(Number(hours));
  const minute = String(Number(minutes));
  const full = Number(minutes) === 0;
  switch (language) {
    case 'en':
      return [
        hour,
        full ? (next === 'o’clock' ? '' : 'o’clock') : Number(minutes) < 10 ? `oh ${minute}` : minute,
      ];
    case 'de':
      // The word for the hour goes between the numbers, where it is said.
      if (next === 'Uhr') return full ? [hour, 'Uhr', ''] : [hour, 'Uhr', minute];
      return full ? [hour, 'Uhr'] : [`${hour} Uhr`, minute];
    case 'fr':
      return [Number(hours) === 1 ? 'une heure' : `${hour} heures`, full ? '' : minute];
    case 'es':
      return [hour, full ? 'en punto' : `y ${minute}`];
    case 'zh':
      return [`${hour}点`, full ? '' : `${minute}分`];
    case 'hi':
    case 'mr':
    case 'ta':
      return [hours, minutes.replace(/^[0०௦]+/, '')];
    default:
      return [hours, /^[0०௦]+$/.test(minutes) ? '' : minutes];
  }
}

/** Between two numbers a dash is a word. */
export const UP_TO: Record<LanguageCode, string> = {
  en: 'to',
  es: 'a',
  fr: 'à',
  de: 'bis',
  hi: 'से',
  ta: 'முதல்',
  zh: '到',
  ja: 'カラ',
  sv: 'till',
  mr: 'ते',
};
