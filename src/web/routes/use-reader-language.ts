import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { usePageLanguage } from '#web/i18n/language-choice.ts';

/** Who chooses another language on a page of the library is shown what is told in it. */
export function useReaderLanguage(): void {
  const language = usePageLanguage();
  const { revalidate } = useRevalidator();
  const shown = useRef(language);
  const follow = useEffectEvent((next: typeof language) => {
    if (shown.current === next) return;
    shown.current = next;
    void revalidate();
  });
  useEffect(() => follow(language), [language]);
}
