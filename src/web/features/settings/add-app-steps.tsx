import type { FormEvent } from 'react';
import type { Enrolment } from '#web/features/settings/authenticator-apps.ts';
import { freeName } from '#web/features/settings/free-name.ts';
import { SettingsForm } from '#web/features/settings/settings-form.tsx';
import { textOf } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { TextField } from '#web/ui/field.tsx';

interface NameStepProps {
  taken: readonly string[];
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
}

export function NameStep({ taken, onName, onCancel }: NameStepProps) {
  const t = useTranslate();
  return (
    <SettingsForm
      submit={t('settings.proof.continue')}
      failure={t('settings.steps.failed')}
      send={(fields) => onName(textOf(fields, 'name').trim())}
      onCancel={onCancel}
    >
      {(faults) => (
        <TextField
          label={t('settings.steps.name')}
          name="name"
          required
          maxLength={50}
          defaultValue={freeName(t('settings.steps.name_default'), taken)}
          error={faults['name'] && t(faults['name'])}
        />
      )}
    </SettingsForm>
  );
}

interface ScanStepProps {
  enrolment: Enrolment;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

export function ScanStep({ enrolment, onCode, onCancel }: ScanStepProps) {
  const t = useTranslate();
  return (
    <SettingsForm
      submit={t('auth.code.submit')}
      sending={t('auth.code.sending')}
      failure={t('auth.code.failed')}
      send={(fields) => onCode(textOf(fields, 'code'))}
      onCancel={onCancel}
    >
      {(faults) => (
        <>
          <Secret enrolment={enrolment} />
          <TextField
            label={t('auth.code.label')}
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{6}"
            onInput={keepDigits}
            error={faults['code'] && t(faults['code'])}
            inputClassName="text-center text-h2 font-bold tracking-[0.35em] tabular-nums"
          />
        </>
      )}
    </SettingsForm>
  );
}

function Secret({ enrolment: { qrCode, secret } }: { enrolment: Enrolment }) {
  const t = useTranslate();
  return (
    <div className="grid justify-items-center gap-4">
      <img
        src={qrCode}
        alt={t('settings.steps.qr')}
        width={208}
        height={208}
        className="cut-small border border-line bg-white p-1"
      />
      <div className="w-full text-center">
        <p className="text-small text-ink-soft">{t('settings.steps.secret')}</p>
        <p className="mt-1 font-mono font-bold break-words select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
    </div>
  );
}

/** Apps show the code as "123 456", and that is how it is pasted. */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>): void {
  currentTarget.value = currentTarget.value.replaceAll(/\D/g, '').slice(0, 6);
}
