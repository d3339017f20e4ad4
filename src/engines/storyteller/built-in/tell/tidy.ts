import type { LanguageCode } from '#domain/languages.ts';

/**
 * The last touch. What is left out leaves spaces behind, and a few languages write two words as one where they meet;
 * everything else is written by the authors as it is to be read.
 */
export function tidy(text: string, language: LanguageCode): string {
  const spaced = text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ +([.,;:!?…।])(?!\.)/g, (found, mark: string) =>
      language === 'fr' && /[;:!?]/.test(mark) ? found : mark,
    );
  return CONTRACTIONS[language](spaced).trim();
}

const asWritten = (text: string) => text;

const CONTRACTIONS: Record<LanguageCode, (text: string) => string> = {
  en: asWritten,
  de: asWritten,
  sv: asWritten,
  hi: asWritten,
  mr: asWritten,
  ta: asWritten,
  es: (text) =>
    text
      .replace(/(?<!\p{L})([Dd])e el (?=\p{Ll})/gu, '$1el ')
      .replace(/(?<!\p{L})([Aa]) el (?=\p{Ll})/gu, '$1l ')
      .replace(/(?<!\p{L})(y|Y) (?=h?[iíIÍ](?![aeouáéóú]))/gu, (_, and: string) =>
        and === 'y' ? 'e ' : 'E ',
      ),
  fr: (text) =>
    text
      .replace(/(?<!\p{L})([Dd])e le (?=\p{Ll})/gu, '$1u ')
      .replace(/(?<!\p{L})([Dd])e les (?=\p{Ll})/gu, '$1es ')
      .replace(/(?<!\p{L})([Àà]) le (?=\p{Ll})/gu, (_, to: string) => (to === 'à' ? 'au ' : 'Au '))
      .replace(/(?<!\p{L})([Àà]) les (?=\p{Ll})/gu, (_, to: string) => (to === 'à' ? 'aux ' : 'Aux ')),
  zh: (text) =>
    text.replace(
      /(?<=[\p{Script=Han}，。！？：；、“”‘’「」]) (?=[\p{Script=Han}，。！？：；、“”‘’「」])/gu,
      '',
    ),
  ja: (text) => text.replace(/([。！？」』、]) +/g, '$1').replace(/ +([。、！？」』])/g, '$1'),
};
