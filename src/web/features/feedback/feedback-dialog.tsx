import { FeedbackForm } from '#web/features/feedback/feedback-form.tsx';
import { useFeedback } from '#web/features/feedback/use-feedback.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { closeFeedbackDialog } from '#web/shell/feedback-dialog.ts';
import { Dialog } from '#web/ui/dialog.tsx';

export default function FeedbackDialog() {
  const t = useTranslate();
  const feedback = useFeedback({ onSent: closeFeedbackDialog });
  return (
    <Dialog
      open
      title={t('feedback.title')}
      description={t('feedback.text')}
      dismiss={{ label: t('action.close'), onDismiss: () => !feedback.busy && closeFeedbackDialog() }}
    >
      <div className="mt-5">
        <FeedbackForm {...feedback} />
      </div>
    </Dialog>
  );
}
