import { setupI18n } from '@lingui/core';
import type { LanguageCode } from '#domain/languages.ts';
import type { InterfaceTexts } from '#server/languages/interface-texts.ts';

/** Says a message of the interface in any language. */
export type Say = (language: LanguageCode, id: string, values?: Record<string, unknown>) => string;

export function createSay(texts: InterfaceTexts): Say {
  return (language, id, values) =>
    setupI18n({ locale: language, messages: { [language]: texts[language].messages } })._(id, values);
}
