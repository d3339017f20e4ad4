import beachRain from '#web/art/scenes/beach-rain.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { OfflineWords } from '#web/shell/offline-words.tsx';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { useLineWasDown } from '#web/shell/use-line-was-down.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** A page that could not be shown: because there is no line, or because something is wrong with us. */
export function ErrorPage() {
  const t = useTranslate();
  const lineWasDown = useLineWasDown();
  if (lineWasDown) {
    return (
      <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
        <PageMeta title={t('offline.title')} description={t('offline.text')} noIndex />
        <OfflineWords />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
      <PageMeta title={t('error.page_title')} description={t('error.text')} noIndex />
      <PageHeader
        title={t('error.title')}
        lead={t('error.text')}
        picture={{ src: beachRain, width: 960, height: 540 }}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t('action.try_again')}</Button>
        <ButtonLink to="/" look="secondary" reloadDocument>
          {t('action.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
