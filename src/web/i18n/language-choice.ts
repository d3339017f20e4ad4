import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '#domain/languages.ts';
import { fetchMessages } from '#web/i18n/fetch-messages.ts';
import type { RootData } from '#web/root.tsx';

/** The interface and the stories may speak different languages; each choice is kept under its own name. */
export type LanguageKind = 'appLanguage' | 'storyLanguage';

type Choice = [language: LanguageCode, choose: (language: LanguageCode) => Promise<void>];

const YEAR_S = 365 * 24 * 60 * 60;
const changed = new EventTarget();

export function useAppLanguage(): Choice {
  const { i18n } = useLingui();
  const root = useRouteLoaderData<RootData>('root');
  const language = isLanguageCode(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  return [
    language,
    async (next) => {
      const url = root?.catalogueUrls[next];
      if (!url) return;
      i18n.loadAndActivate({ locale: next, messages: await fetchMessages(url) });
      document.documentElement.lang = next;
      localStorage.setItem('appLanguage', next);
      // The server renders the next page in this language from its first byte.
      document.cookie = `appLanguage=${next}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
    },
  ];
}

/** Until a story language is chosen, stories are told in the language of the interface. */
export function useStoryLanguage(): Choice {
  const [appLanguage] = useAppLanguage();
  const stored = useSyncExternalStore(
    (notify) => {
      changed.addEventListener('storyLanguage', notify);
      window.addEventListener('storage', notify);
      return () => {
        changed.removeEventListener('storyLanguage', notify);
        window.removeEventListener('storage', notify);
      };
    },
    () => localStorage.getItem('storyLanguage'),
    () => null,
  );
  return [
    isLanguageCode(stored) ? stored : appLanguage,
    async (next) => {
      localStorage.setItem('storyLanguage', next);
      changed.dispatchEvent(new Event('storyLanguage'));
    },
  ];
}
