/** The languages of the product, in the order of every selector. docs/languages.md tells what else one needs. */
export const LANGUAGES = [
  { code: 'en', name: 'English', nativeName: 'English', flag: '🇬🇧', script: 'latin' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', flag: '🇪🇸', script: 'latin' },
  { code: 'fr', name: 'French', nativeName: 'Français', flag: '🇫🇷', script: 'latin' },
  { code: 'de', name: 'German', nativeName: 'Deutsch', flag: '🇩🇪', script: 'latin' },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी', flag: '🇮🇳', script: 'devanagari' },
  { code: 'ta', name: 'Tamil', nativeName: 'தமிழ்', flag: '🇮🇳', script: 'tamil' },
  { code: 'zh', name: 'Chinese', nativeName: '中文', flag: '🇨🇳', script: 'chinese' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語', flag: '🇯🇵', script: 'japanese' },
  { code: 'sv', name: 'Swedish', nativeName: 'Svenska', flag: '🇸🇪', script: 'latin' },
  { code: 'mr', name: 'Marathi', nativeName: 'मराठी', flag: '🇮🇳', script: 'devanagari' },
] as const satisfies readonly Language[];

export type Script = 'latin' | 'devanagari' | 'tamil' | 'chinese' | 'japanese';

export interface Language {
  code: string;
  name: string;
  nativeName: string;
  flag: string;
  script: Script;
}

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map((language) => language.code);

export function languagesIn(script: Script): LanguageCode[] {
  return LANGUAGES.filter((language) => language.script === script).map(({ code }) => code);
}

export function scriptOf(code: LanguageCode): Script {
  return LANGUAGES.find((language) => language.code === code)?.script ?? 'latin';
}

/** What a language calls itself. */
export function nativeNameOf(code: LanguageCode): string {
  return LANGUAGES.find((language) => language.code === code)?.nativeName ?? code;
}

/** Something of every language. */
export function inEveryLanguage<Value>(make: (code: LanguageCode) => Value): Record<LanguageCode, Value> {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)])) as Record<LanguageCode, Value>;
}

export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === value);
}

/** The first language of an Accept-Language header that we speak, by the reader's own weights. */
export function preferredLanguage(acceptLanguage: string | null | undefined): LanguageCode {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { code: tag.split('-')[0]?.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((wish) => wish.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wishes.map((wish) => wish.code).find(isLanguageCode) ?? DEFAULT_LANGUAGE;
}
