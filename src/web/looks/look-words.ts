import { useEffect, useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import type { LookWords } from '#domain/look-words.ts';
import { unnoticed } from '#web/browser/patiently.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';

/** A few kilobytes each; only the one of the page is fetched. */
const WORDS: Record<LanguageCode, () => Promise<{ default: unknown }>> = {
  de: unnoticed(() => import('#content/languages/de/looks.json')),
  en: unnoticed(() => import('#content/languages/en/looks.json')),
  es: unnoticed(() => import('#content/languages/es/looks.json')),
  fr: unnoticed(() => import('#content/languages/fr/looks.json')),
  hi: unnoticed(() => import('#content/languages/hi/looks.json')),
  ja: unnoticed(() => import('#content/languages/ja/looks.json')),
  mr: unnoticed(() => import('#content/languages/mr/looks.json')),
  sv: unnoticed(() => import('#content/languages/sv/looks.json')),
  ta: unnoticed(() => import('#content/languages/ta/looks.json')),
  zh: unnoticed(() => import('#content/languages/zh/looks.json')),
};

export async function loadLookWords(language: LanguageCode): Promise<LookWords> {
  const { default: words } = await WORDS[language]();
  // `npm run languages` holds every one of these files to the type.
  return words as LookWords;
}

/** The words by which looks are told in the language of the page; undefined until they are there. */
export function useLookWords(): LookWords | undefined {
  const language = usePageLanguage();
  const [loaded, setLoaded] = useState<{ language: LanguageCode; words: LookWords }>();
  useEffect(() => {
    let isWanted = true;
    void loadLookWords(language).then((words) => isWanted && setLoaded({ language, words }));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.words : undefined;
}
