import { useRef, useState } from 'react';
import { feedbackFaults, type FeedbackFaults } from '#domain/feedback.ts';
import { deviceHash } from '#web/features/feedback/device-hash.ts';
import { EMPTY_FORM, entryOf, type Form } from '#web/features/feedback/form.ts';
import { logSecurityEvent } from '#web/features/feedback/security-events.ts';
import { sendFeedback, type Outcome } from '#web/features/feedback/send-feedback.ts';
import { useTell } from '#web/features/feedback/tell.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { dismissFailures } from '#web/ui/toast-store.ts';

interface FeedbackOptions {
  onSent?: () => void;
}

/** One submission at a time; whatever fails, what was typed stays, also while the form is closed. */
export function useFeedback({ onSent }: FeedbackOptions = {}) {
  const language = usePageLanguage();
  const tell = useTell();
  const { value: form, update, drop } = useDraft<Form>('feedback', EMPTY_FORM);
  const [faults, setFaults] = useState<FeedbackFaults>({});
  const [busy, setBusy] = useState(false);
  /** A second click comes before the button knows that it is busy. */
  const sending = useRef(false);

  /** True when it went out, and well. */
  const submit = async (): Promise<boolean> => {
    if (sending.current) return false;
    const found = feedbackFaults(form, language);
    setFaults(found);
    const codes = Object.values(found).map(({ code }) => code);
    if (codes.includes('inappropriate')) logSecurityEvent('inappropriate content blocked');
    if (codes.length > 0) {
      tell(codes.every((code) => code === 'inappropriate') ? 'blocked' : 'correct');
      return false;
    }
    sending.current = true;
    setBusy(true);
    const outcome = await sendFeedback(entryOf(form, language, await deviceHash()));
    sending.current = false;
    setBusy(false);
    return settle(outcome);
  };

  const settle = (outcome: Outcome): boolean => {
    logSecurityEvent(EVENTS[outcome.kind]);
    if (outcome.kind === 'waits') dismissFailures();
    else tell(outcome.kind);
    if (outcome.kind === 'blocked') {
      setFaults(Object.fromEntries(outcome.fields.map((field) => [field, { code: 'inappropriate' }])));
    }
    // What waits is no longer in the form's hands.
    if (outcome.kind !== 'submitted' && outcome.kind !== 'waits') return false;
    drop();
    onSent?.();
    return true;
  };

  return {
    form,
    faults,
    busy,
    submit,
    change: (part: Partial<Form>) => {
      // Several parts may come at once: what was written before React was there.
      update((before) => ({ ...before, ...part }));
      // What is being mended is no longer wrong until it is sent again.
      setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in part))));
    },
    /** Somebody left the message with nothing but spaces in it. */
    leaveMessage: () => {
      if (form.message !== '' && form.message.trim() === '') {
        setFaults({ ...faults, message: { code: 'required' } });
      }
    },
    reset: () => {
      drop();
      setFaults({});
    },
  };
}

const EVENTS = {
  submitted: 'submitted',
  waits: 'error',
  'too-many': 'rate limit exceeded',
  blocked: 'inappropriate content blocked',
  failed: 'submission failed',
  unexpected: 'error',
} as const;
