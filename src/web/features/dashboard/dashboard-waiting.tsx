import { LoaderCircle } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';

/** As long as it is not known whose dashboard it is. */
export function DashboardWaiting() {
  const t = useTranslate();
  return (
    <div aria-busy className="grid min-h-96 place-content-center justify-items-center gap-4 px-4 text-center">
      <h1 className="sr-only">{t('page.dashboard.title')}</h1>
      <LoaderCircle aria-hidden className="size-10 text-coral motion-safe:animate-spin" />
      <p className="text-lead text-ink-soft">{t('dashboard.loading')}</p>
    </div>
  );
}
