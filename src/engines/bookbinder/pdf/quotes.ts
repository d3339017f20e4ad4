import type { LanguageCode } from '#domain/languages.ts';

type Pair = readonly [open: string, close: string];

const ENGLISH: { double: Pair; single: Pair } = { double: ['“', '”'], single: ['‘', '’'] };
const QUOTES: Record<LanguageCode, typeof ENGLISH> = {
  en: ENGLISH,
  de: { double: ['„', '“'], single: ['‚', '‘'] },
  sv: { double: ['”', '”'], single: ['’', '’'] },
  fr: { double: ['«\u00a0', '\u00a0»'], single: ['‹\u00a0', '\u00a0›'] },
  es: { double: ['«', '»'], single: ['‹', '›'] },
  hi: ENGLISH,
  mr: ENGLISH,
  ta: ENGLISH,
  zh: ENGLISH,
  ja: ENGLISH,
};
const OPENS = /(?<=^|[\s\p{Ps}\p{Pi}\p{Pd}"'„‚¡¿])/u.source;

/** Quotes as typewriters have them, turned into those of the language. Quotes that are curled already stay. */
export function curlQuotes(text: string, language: LanguageCode): string {
  if (!/["']/.test(text)) return text;
  const { double, single } = QUOTES[language];
  return text
    .replaceAll(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '’')
    .replaceAll(new RegExp(`${OPENS}"(?=\\S)`, 'gu'), double[0])
    .replaceAll('"', double[1])
    .replaceAll(new RegExp(`${OPENS}'(?=\\S)`, 'gu'), single[0])
    .replaceAll(/(?<=\p{L})'(?=\s|$)/gu, '’')
    .replaceAll("'", single[1]);
}
