import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '#domain/languages.ts';
import { kept } from '#web/browser/storage.ts';
import { keepAppLanguage } from '#web/i18n/app-language.ts';
import { fetchMessages } from '#web/i18n/fetch-messages.ts';
import type { RootData } from '#web/root.tsx';

/** The interface and the stories may speak different languages; each choice is kept under its own name. */
export type LanguageKind = 'appLanguage' | 'storyLanguage';

type Choice = [language: LanguageCode, choose: (language: LanguageCode) => Promise<void>];

const changed = new EventTarget();
let wanted: LanguageCode | undefined;

/** In which the interface speaks. */
export function usePageLanguage(): LanguageCode {
  const { i18n } = useLingui();
  return isLanguageCode(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
}

export function useAppLanguage(): Choice {
  const { i18n } = useLingui();
  const root = useRouteLoaderData<RootData>('root');
  const language = usePageLanguage();
  return [
    language,
    async (next) => {
      const url = root?.messagesUrls[next];
      if (!url) return;
      wanted = next;
      const messages = await fetchMessages(url);
      if (wanted !== next) return; // somebody chose another one while this was on its way
      i18n.loadAndActivate({ locale: next, messages });
      document.documentElement.lang = next;
      keepAppLanguage(next);
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
    () => kept.read('storyLanguage'),
    () => null,
  );
  return [
    isLanguageCode(stored) ? stored : appLanguage,
    async (next) => {
      kept.write('storyLanguage', next);
      changed.dispatchEvent(new Event('storyLanguage'));
    },
  ];
}
