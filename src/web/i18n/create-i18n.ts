import { setupI18n, type I18n, type Messages } from '@lingui/core';

export function createI18n(language: string, messages: Messages): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, messages });
  return i18n;
}
