import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LeaveQuestionProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Whoever signs out while something of theirs still waits is asked first. */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      title={t('outbox.leave.title')}
      description={t('outbox.leave.text')}
      dismiss={{ label: t('action.close'), onDismiss: onStay }}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onStay}>{t('outbox.leave.stay')}</Button>
        <Button look="danger" onClick={onLeave}>
          {t('outbox.leave.go')}
        </Button>
      </div>
    </Dialog>
  );
}
