import { useEffect } from 'react';
import { onMissingPiece } from '#web/browser/patiently.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast, visibleToasts } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';

/** The region of messages; that a part of the page does not come is said here as well, once at a time. */
export function Toasts() {
  const t = useTranslate();
  useEffect(() => {
    const over = new AbortController();
    onMissingPiece((missing) => {
      const isGone = missing === 'gone';
      const title = t(isGone ? 'piece.gone.title' : 'piece.missing.title');
      if (!visibleToasts().some((shown) => shown.title === title))
        toast({ title, description: t(isGone ? 'piece.gone.text' : 'piece.missing.text'), look: 'danger' });
    }, over.signal);
    return () => over.abort();
  }, [t]);
  return <Toaster label={t('toast.region')} closeLabel={t('action.close')} />;
}
