import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAccountKey } from '#web/features/settings/account-queries.ts';
import { NameStep, ScanStep } from '#web/features/settings/add-app-steps.tsx';
import {
  abandonApp,
  enrolApp,
  verifyApp,
  type Enrolment,
} from '#web/features/settings/authenticator-apps.ts';
import { isProofNeeded } from '#web/features/settings/problem.ts';
import { ProofStep } from '#web/features/settings/proof-step.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Step = { at: 'name' } | { at: 'proof'; name: string } | { at: 'scan'; enrolment: Enrolment };

const LEADS = {
  name: 'settings.steps.name_lead',
  proof: 'settings.proof.lead',
  scan: 'settings.steps.scan_lead',
} as const;

interface AddAppProps {
  /** Names that apps of this person have already. */
  taken: readonly string[];
  onClose: () => void;
}

/** Name the app, show once more who you are if that was long ago, scan, and type the first code. */
export function AddApp({ taken, onClose }: AddAppProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const key = useAccountKey();
  const [step, setStep] = useState<Step>({ at: 'name' });
  const heading = useHeadingFocus(step.at);
  const isFirst = taken.length === 0;

  const begin = async (name: string) => {
    try {
      setStep({ at: 'scan', enrolment: await enrolApp(name) });
    } catch (error) {
      if (!isProofNeeded(error)) throw error;
      setStep({ at: 'proof', name });
    }
  };
  const finish = async (id: string, code: string) => {
    await verifyApp(id, code);
    onClose();
    toast({
      title: t('settings.steps.done.title'),
      description: isFirst ? t('settings.steps.done.text') : undefined,
      look: 'success',
    });
    await client.invalidateQueries({ queryKey: key });
  };
  const leave = () => {
    if (step.at === 'scan') void abandonApp(step.enrolment.id);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('settings.steps.title')}
      titleRef={heading}
      description={t(LEADS[step.at])}
      dismiss={{ label: t('action.close'), onDismiss: leave }}
    >
      {step.at === 'name' && <NameStep taken={taken} onName={begin} onCancel={leave} />}
      {step.at === 'proof' && <ProofStep onProven={() => begin(step.name)} onCancel={leave} />}
      {step.at === 'scan' && (
        <ScanStep
          enrolment={step.enrolment}
          onCode={(code) => finish(step.enrolment.id, code)}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}

/** Not on arrival: the dialog has its own idea where the focus begins. */
function useHeadingFocus(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
}
