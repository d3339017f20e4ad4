import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguageCode } from '#domain/languages.ts';
import { createI18n } from '#web/i18n/create-i18n.ts';
import { fetchMessages } from '#web/i18n/fetch-messages.ts';

/** The page names its language and the address of its messages, which the browser has begun to load by now. */
async function hydrate() {
  const { lang, dataset } = document.documentElement;
  const messages = isLanguageCode(lang) && dataset.messages ? await fetchMessages(dataset.messages) : {};
  const i18n = createI18n(lang, messages);
  delete dataset.scripts; // what was missed has come after all
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    );
  });
}

hydrate().catch((error: unknown) => {
  document.documentElement.dataset.scripts = 'missing';
  throw error;
});
