import { useEffect, useEffectEvent } from 'react';
import { keptAppLanguage } from '#web/i18n/app-language.ts';
import { useAppLanguage } from '#web/i18n/language-choice.ts';

/**
 * The page comes in the chosen language from its first byte, by way of a cookie. Where cookies are switched off, it
 * comes in another one, and this puts it right once the page is alive.
 */
export function KeptLanguage() {
  const [language, choose] = useAppLanguage();
  const restore = useEffectEvent(() => {
    const chosen = keptAppLanguage();
    // A language that does not load leaves the page readable in the one it came in.
    if (chosen && chosen !== language) choose(chosen).catch(() => undefined);
  });
  useEffect(() => restore(), []);
  return null;
}
