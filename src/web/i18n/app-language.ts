import { isLanguageCode, type LanguageCode } from '#domain/languages.ts';
import { writeCookie } from '#web/browser/cookies.ts';
import { kept } from '#web/browser/storage.ts';

/** The choice of the interface's language, for this browser and, by way of a cookie, for the server's next page. */
export function keepAppLanguage(language: LanguageCode): void {
  kept.write('appLanguage', language);
  writeCookie('appLanguage', language);
}

export function keptAppLanguage(): LanguageCode | undefined {
  const chosen = kept.read('appLanguage');
  return isLanguageCode(chosen) ? chosen : undefined;
}
