import { useState } from 'react';
import { isProofNeeded } from '#web/features/settings/problem.ts';
import { ProofStep } from '#web/features/settings/proof-step.tsx';
import { SettingsForm } from '#web/features/settings/settings-form.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** Throws what went wrong; then the dialog stays and says so, or asks for what is missing. */
  act: () => Promise<void>;
  onClose: () => void;
}

export function ConfirmDialog({ title, text, confirm, act, onClose }: ConfirmDialogProps) {
  const t = useTranslate();
  const [proving, setProving] = useState(false);
  const tryIt = async () => {
    try {
      await act();
    } catch (error) {
      if (!isProofNeeded(error)) throw error;
      setProving(true);
    }
  };
  return (
    <Dialog
      open
      title={title}
      description={proving ? t('settings.proof.lead') : text}
      dismiss={{ label: t('action.close'), onDismiss: onClose }}
    >
      {proving ? (
        <ProofStep onProven={act} onCancel={onClose} />
      ) : (
        <SettingsForm
          submit={confirm}
          failure={t('settings.proof.failed')}
          danger
          send={tryIt}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
