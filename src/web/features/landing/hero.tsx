import { ShieldCheck } from 'lucide-react';
import { SamplePage } from '#web/features/landing/sample-page.tsx';
import { useAppLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';

export function Hero() {
  const t = useTranslate();
  const [language] = useAppLanguage();
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-6 px-4 pt-5 pb-16 sm:px-6 lg:grid-cols-[1fr_1.15fr] lg:gap-12 lg:pt-12 lg:pb-24">
      <div>
        <Badge tone="leaf">
          <ShieldCheck aria-hidden className="size-4" />
          {t('landing.badge')}
        </Badge>
        <h1 className="mt-3 text-hero lg:mt-4">{t('landing.title')}</h1>
        <p className="mt-3 max-w-xl text-ink-soft sm:text-lead lg:mt-5">{t('landing.lead')}</p>
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap lg:mt-8">
          <ButtonLink to="/?create" size="large">
            {t('action.start_creating')}
          </ButtonLink>
          <ButtonLink to="/story-library" look="secondary" size="large">
            {t('action.browse_library')}
          </ButtonLink>
        </div>
        <p className="mt-4 max-w-xl text-small text-ink-soft">{t('landing.guest')}</p>
      </div>
      <SamplePage key={language} language={language} />
    </section>
  );
}
