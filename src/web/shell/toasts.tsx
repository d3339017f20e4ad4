import { Suspense, lazy, useSyncExternalStore } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { subscribeToToasts, visibleToasts } from '#web/ui/toast-store.ts';

const Toaster = lazy(() => import('#web/ui/toaster.tsx'));

/** The region of messages. It comes with the first message and stays, as screen readers expect of it. */
export function Toasts() {
  const t = useTranslate();
  const needed = useSyncExternalStore(subscribeToToasts, hadToasts, () => false);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Toaster label={t('toast.region', { hotkey: '{hotkey}' })} closeLabel={t('action.close')} />
    </Suspense>
  );
}

let had = false;

function hadToasts(): boolean {
  had ||= visibleToasts().length > 0;
  return had;
}
