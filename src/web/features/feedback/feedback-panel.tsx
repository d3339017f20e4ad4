import { useId } from 'react';
import { FeedbackForm } from '#web/features/feedback/feedback-form.tsx';
import { useFeedback } from '#web/features/feedback/use-feedback.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Card } from '#web/ui/card.tsx';

/** The form as a part of a page. */
export function FeedbackPanel() {
  const t = useTranslate();
  const id = useId();
  const feedback = useFeedback();
  return (
    <Card className="w-full max-w-xl">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-h3">
          {t('feedback.title')}
        </h2>
        <p className="mt-1 mb-5 text-ink-soft">{t('feedback.text')}</p>
        <FeedbackForm {...feedback} />
      </section>
    </Card>
  );
}
