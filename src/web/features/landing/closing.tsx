import { LANGUAGES } from '#domain/languages.ts';
import dragon from '#web/art/heroes/dragon.webp';
import grandma from '#web/art/heroes/grandma.webp';
import kid from '#web/art/heroes/kid.webp';
import mouse from '#web/art/heroes/mouse.webp';
import robot from '#web/art/heroes/robot.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const COMPANY = [
  { figure: robot, width: 251, className: 'h-16 sm:h-32' },
  { figure: kid, width: 343, className: 'h-24 sm:h-40' },
  { figure: dragon, width: 435, className: 'h-28 sm:h-52' },
  { figure: grandma, width: 251, className: 'h-32 sm:h-48 max-sm:hidden' },
  { figure: mouse, width: 294, className: 'h-20 max-lg:hidden' },
] as const;

export function Closing() {
  const t = useTranslate();
  return (
    <section aria-labelledby="closing" className="sheet-edge grain -mb-28 bg-dusk-soft pt-12 text-center">
      <div className="below-fold mx-auto max-w-3xl px-4 sm:px-6">
        <h2 className="text-h3 font-semibold">{t('landing.languages.title')}</h2>
        <p className="mx-auto mt-1 max-w-prose text-ink-soft">{t('landing.languages.text')}</p>
        <ul className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-2 font-semibold sm:text-h3">
          {LANGUAGES.map((language) => (
            <li key={language.code} lang={language.code} className="system-face">
              {language.nativeName}
            </li>
          ))}
        </ul>
        <h2 id="closing" className="mt-16 text-h1">
          {t('landing.closing.title')}
        </h2>
        <p className="mt-3 text-ink-soft sm:text-lead">{t('landing.closing.text')}</p>
        <ButtonLink to="/?create" size="large" className="mt-7">
          {t('action.start_creating')}
        </ButtonLink>
      </div>
      <div
        aria-hidden
        className="mx-auto mt-12 flex max-w-3xl items-end justify-center gap-1 px-4 pb-4 max-sm:pe-24 sm:gap-3"
      >
        {COMPANY.map(({ figure, width, className }) => (
          <img
            key={figure}
            src={figure}
            alt=""
            width={width}
            height={420}
            loading="lazy"
            className={`w-auto ${className}`}
          />
        ))}
      </div>
    </section>
  );
}
