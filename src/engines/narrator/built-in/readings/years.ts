import type { LanguageCode } from '#domain/languages.ts';

/** A number of four digits as a year is said, in languages that count its hundreds: "19 99", "19 hundert 99"; undefined otherwise. */
export function yearForm(digits: string, language: LanguageCode): string | undefined {
  const [, century = '', rest = '', decade = ''] = /^(1[1-9]|20)(\d\d)(s|er|-talet)?$/.exec(digits) ?? [];
  if (century === '') return undefined;
  const years = Number(rest);
  if (language === 'en') return english(century, years, decade);
  if (century === '20') return undefined;
  const hundred = language === 'de' ? 'hundert' : language === 'sv' ? 'hundra' : undefined;
  return hundred && `${century} ${hundred} ${years === 0 ? '' : years}${decade}`.trim();
}

function english(century: string, years: number, decade: string): string | undefined {
  if (decade && decade !== 's') return undefined;
  if (decade) return years === 0 ? `${century} hundreds` : `${century} ${years}s`;
  if (century === '20' && years < 10) return undefined;
  if (years === 0) return `${century} hundred`;
  return years < 10 ? `${century} oh ${years}` : `${century} ${years}`;
}
