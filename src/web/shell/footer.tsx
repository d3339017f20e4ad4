import { Link, useRouteLoaderData } from 'react-router';
import { BUILT_IN, engineName } from '#domain/engines.ts';
import { voiceEngines } from '#domain/voice-services.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { RootData } from '#web/root.tsx';
import fox from '#web/art/heroes/fox.webp';
import { BrandLink } from '#web/shell/brand.tsx';
import { InstallButton } from '#web/shell/install-button.tsx';
import { FOOTER_GROUPS } from '#web/shell/site-links.ts';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export function Footer() {
  const t = useTranslate();
  return (
    // The footer is taken over last. A list that is opened before then hides it from screen readers, which is meant.
    <footer suppressHydrationWarning className="sheet-edge grain bg-paper-deep">
      <img
        src={fox}
        alt=""
        width={310}
        height={420}
        loading="lazy"
        className="absolute end-[7%] bottom-[calc(100%-0.375rem)] z-10 h-28 w-auto sm:h-36"
      />
      <div className="mx-auto grid max-w-6xl gap-10 px-4 pt-10 pb-8 sm:px-6 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div>
          <BrandLink />
          <p className="mt-1 font-display text-h3 text-leaf">{t('brand.tagline')}</p>
          <p className="mt-3 max-w-sm text-ink-soft">{t('footer.blurb')}</p>
          <ButtonLink to="/?create" look="secondary" size="small" className="mt-5">
            {t('action.create_stories')}
          </ButtonLink>
        </div>
        {FOOTER_GROUPS.map((group) => (
          <nav key={group.title} aria-label={t(group.title)}>
            <h2 className="text-h3">{t(group.title)}</h2>
            <ul className="mt-2">
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
                  >
                    {t(link.label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {/* Until there is a margin for it, the feedback button stands below the last line. */}
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 border-t border-line px-4 pt-4 pb-20 sm:px-6 xl:pb-6">
        <Credit />
        {/* Answered by the age gate, on either kind of page. */}
        <button
          type="button"
          data-answer="ask-grown-up"
          className="for-grown-ups-of-a-child min-h-11 text-small text-ink-soft underline hover:text-ink"
        >
          {t('grown_up.link')}
        </button>
        <InstallButton />
        <ThemeSwitch />
      </div>
    </footer>
  );
}

/** Names who makes the pictures and the voices on this installation: whoever is heard first, and who stands behind. */
function Credit() {
  const t = useTranslate();
  const format = useFormats();
  const engines = useRouteLoaderData<RootData>('root')?.engines;
  if (!engines) return null;
  const illustrator =
    engines.illustrator === BUILT_IN ? t('engine.illustrator.built_in') : engineName(engines.illustrator);
  const narrator = format.list([
    ...voiceEngines(engines.voices).map(engineName),
    t('engine.narrator.built_in'),
  ]);
  return <p className="text-small text-ink-soft">{t('footer.credit', { illustrator, narrator })}</p>;
}
