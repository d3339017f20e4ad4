import forestMist from '#web/art/scenes/forest-mist.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function NotFoundPage() {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
      <PageMeta title={t('not_found.title')} description={t('not_found.text')} noIndex />
      <PageHeader
        title={t('not_found.title')}
        lead={t('not_found.text')}
        picture={{ src: forestMist, width: 960, height: 540 }}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">{t('not_found.home')}</ButtonLink>
        <ButtonLink to="/how-it-works" look="secondary">
          {t('not_found.how_it_works')}
        </ButtonLink>
      </div>
    </div>
  );
}
