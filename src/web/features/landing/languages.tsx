import { LANGUAGES } from '#domain/languages.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function Languages() {
  const t = useTranslate();
  return (
    <section className="sheet-edge grain -mb-28 bg-dusk-soft pt-12 pb-36 text-center">
      <div className="below-fold mx-auto max-w-3xl px-4 sm:px-6">
        <h2 className="text-h2">{t('landing.languages.title')}</h2>
        <p className="mx-auto mt-3 max-w-prose text-ink-soft">{t('landing.languages.text')}</p>
        <ul className="mt-7 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5 text-h3 font-semibold">
          {LANGUAGES.map((language) => (
            <li key={language.code} lang={language.code} className="system-face">
              {language.nativeName}
            </li>
          ))}
        </ul>
        <ButtonLink to="/?create" size="large" className="mt-9">
          {t('action.start_creating')}
        </ButtonLink>
      </div>
    </section>
  );
}
