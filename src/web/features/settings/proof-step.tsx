import { prove } from '#web/features/settings/account-requests.ts';
import { ProofFields, proofOf } from '#web/features/settings/proof-fields.tsx';
import { SettingsForm } from '#web/features/settings/settings-form.tsx';
import { useTranslate } from '#web/i18n/messages.ts';

interface ProofStepProps {
  /** What was asked for, once more: it is done in the same go. Throws what went wrong. */
  onProven: () => Promise<void>;
  onCancel: () => void;
}

/** Show once more that it is you: a session that was left open may not do everything. */
export function ProofStep({ onProven, onCancel }: ProofStepProps) {
  const t = useTranslate();
  return (
    <SettingsForm
      submit={t('settings.proof.continue')}
      failure={t('settings.proof.failed')}
      send={async (fields) => {
        await prove(proofOf(fields));
        await onProven();
      }}
      onCancel={onCancel}
    >
      {(faults) => <ProofFields faults={faults} />}
    </SettingsForm>
  );
}
