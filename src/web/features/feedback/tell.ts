import type { Outcome } from '#web/features/feedback/send-feedback.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { dismissFailures, toast, type ToastOptions } from '#web/ui/toast-store.ts';

interface News {
  title: MessageId;
  description: MessageId;
  look: ToastOptions['look'];
}

/** That a message waits is told by the outbox, of whatever waits. */
type Told = Exclude<Outcome['kind'], 'waits'> | 'correct';

const NEWS: Record<Told, News> = {
  correct: { title: 'feedback.correct.title', description: 'feedback.correct.text', look: 'danger' },
  blocked: { title: 'feedback.blocked.title', description: 'feedback.blocked.text', look: 'danger' },
  'too-many': { title: 'feedback.limit.title', description: 'feedback.limit.text', look: 'danger' },
  failed: { title: 'feedback.failed.title', description: 'feedback.failed.text', look: 'danger' },
  unexpected: { title: 'feedback.failed.title', description: 'feedback.failed.unexpected', look: 'danger' },
  submitted: { title: 'feedback.thanks.title', description: 'feedback.thanks.text', look: 'success' },
};

export function useTell() {
  const t = useTranslate();
  return (what: Told) => {
    const { title, description, look } = NEWS[what];
    dismissFailures();
    toast({ title: t(title), description: t(description), look });
  };
}
