import { ShieldCheck } from 'lucide-react';
import forestLarge from '#web/art/scenes/forest-1280.webp';
import forestSmall from '#web/art/scenes/forest-640.webp';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';

export function Hero() {
  const t = useTranslate();
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
      </div>
      <SamplePage />
    </section>
  );
}

/** A page out of a story: what the visitor will hold in two minutes. */
function SamplePage() {
  const t = useTranslate();
  const format = useFormats();
  return (
    <figure className="book me-3 mb-3 max-lg:-order-1 lg:rotate-[1.2deg]">
      <img
        src={forestSmall}
        srcSet={`${forestSmall} 640w, ${forestLarge} 1280w`}
        sizes="(min-width: 64rem) 36rem, 92vw"
        width={1280}
        height={720}
        alt=""
        fetchPriority="high"
        className="block h-auto w-full object-cover max-sm:aspect-[2/1]"
      />
      <figcaption className="story-text px-[10%] pt-6 pb-5 max-sm:hidden">
        <p className="drop-cap">{t('landing.sample')}</p>
        <p aria-hidden className="mt-2 text-center text-small text-ink-soft">
          – {format.number(4)} –
        </p>
      </figcaption>
    </figure>
  );
}
