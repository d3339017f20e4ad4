import { SettingsForm } from '#web/features/settings/settings-form.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** Throws what went wrong; then the dialog stays and says so. */
  act: () => Promise<void>;
  onClose: () => void;
}

export function ConfirmDialog({ title, text, confirm, act, onClose }: ConfirmDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open title={title} description={text} dismiss={{ label: t('action.close'), onDismiss: onClose }}>
      <SettingsForm
        submit={confirm}
        failure={t('settings.proof.failed')}
        danger
        send={act}
        onCancel={onClose}
      />
    </Dialog>
  );
}
