import { LoaderCircle } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { faultsOf } from '#web/features/settings/faults.ts';
import { useProblem } from '#web/features/settings/problem.ts';
import { focusFirstFault, type FieldFaults } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SettingsFormProps {
  submit: string;
  sending?: string;
  /** Title of the message when it does not work. */
  failure: string;
  /** What it does cannot be undone. */
  danger?: boolean;
  /** Throws what went wrong. */
  send: (fields: FormData) => Promise<void>;
  onCancel: () => void;
  children?: (faults: FieldFaults) => ReactNode;
}

/** A form in a dialog: one request at a time, and nothing typed is lost when it fails. */
export function SettingsForm({
  submit,
  sending,
  failure,
  danger,
  send,
  onCancel,
  children,
}: SettingsFormProps) {
  const t = useTranslate();
  const problemOf = useProblem();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [problem, setProblem] = useState<string | null>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const found = faultsOf(form);
    setFaults(found);
    setProblem(null);
    if (focusFirstFault(form, found)) return;
    setBusy(true);
    try {
      await send(new FormData(form));
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="mt-5 grid gap-4">
      {children?.(faults)}
      <div role="alert">
        {problem && (
          <Notice tone="danger" title={failure}>
            {problem}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {/* Not disabled while it is busy: the focus would be lost. */}
        <Button type="submit" look={danger ? 'danger' : 'primary'} aria-disabled={busy}>
          {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
          {busy ? (sending ?? t('settings.working')) : submit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      </div>
    </form>
  );
}
