import { useLingui } from '@lingui/react';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What people write here is English; who reads another language is told. */
export function EnglishNote({ className }: { className: string }) {
  const t = useTranslate();
  const { i18n } = useLingui();
  if (i18n.locale === 'en') return null;
  return (
    <p className={classNames('text-small font-bold text-ink-soft', className)}>{t('content.english')}</p>
  );
}
