import { useEffect } from 'react';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** What could not be fetched is told in passing, and stays written where it should be. */
export function LoadingFailure({ title }: { title: MessageId }) {
  const t = useTranslate();
  return (
    <>
      <FailureToast title={title} />
      <Notice tone="danger" title={t(title)}>
        {t('experience.failed.text')}
      </Notice>
    </>
  );
}

export function FailureToast({ title }: { title: MessageId }) {
  const t = useTranslate();
  useEffect(() => {
    toast({ title: t(title), description: t('experience.failed.text'), look: 'danger' });
    // oxlint-disable-next-line react/exhaustive-deps -- told once
  }, []);
  return null;
}
