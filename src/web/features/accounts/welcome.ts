import { signInMethod } from '#domain/counted.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { track } from '#web/tracker/track.ts';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

/** What is said, and counted, when somebody has come in. */
export function useWelcome(): Record<'signed_in' | 'signed_up', (method: string) => void> {
  const t = useTranslate();
  return {
    signed_in: (method) => {
      dismissFailures();
      toast({ title: t('auth.signed_in.title'), description: t('auth.signed_in.text'), look: 'success' });
      track('sign_in', { method: signInMethod(method) });
    },
    signed_up: (method) => {
      dismissFailures();
      toast({ title: t('auth.signed_up.title'), description: t('auth.signed_up.text'), look: 'success' });
      track('sign_up', { method: signInMethod(method) });
    },
  };
}
