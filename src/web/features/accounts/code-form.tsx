import { useId, useState, type FormEvent } from 'react';
import { AuthForm } from '#web/features/accounts/auth-form.tsx';
import { useWelcome } from '#web/features/accounts/welcome.ts';
import { textOf } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { authClient, sessionSettled } from '#web/session/auth-client.ts';
import { currentSession, type CodeFactor } from '#web/session/session-state.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldLabel } from '#web/ui/field-label.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

const DIGITS = 6;

/** The second step of those who have set up an authenticator app. */
export function CodeForm({ factors }: { factors: readonly CodeFactor[] }) {
  const t = useTranslate();
  const welcome = useWelcome();
  const [chosen, setChosen] = useState(factors[0]?.id ?? '');
  return (
    <div className="grid gap-2">
      <AuthForm
        failure={t('auth.code.failed')}
        submit={t('auth.code.submit')}
        sending={t('auth.code.sending')}
        send={async (client, fields) => {
          const { error } = await client.mfa.challengeAndVerify({
            factorId: chosen,
            code: textOf(fields, 'code'),
          });
          if (error) throw error;
          await sessionSettled();
          // By a mailed link there is one thing left to do.
          if (!currentSession().recovering) welcome.signed_in('email');
        }}
      >
        {(faults) => (
          <>
            {factors.length > 1 && <FactorChoice factors={factors} value={chosen} onChange={setChosen} />}
            <TextField
              label={t('auth.code.label')}
              name="code"
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern={`\\d{${DIGITS}}`}
              onInput={keepDigits}
              error={faults['code'] && t(faults['code'])}
              inputClassName="text-center text-h2 font-bold tracking-[0.35em] tabular-nums"
            />
          </>
        )}
      </AuthForm>
      <Button
        look="quiet"
        size="small"
        onClick={() => void authClient().then((client) => client.signOut({ scope: 'local' }))}
      >
        {t('auth.code.other_account')}
      </Button>
    </div>
  );
}

/** Apps show the code as "123 456", and that is how it is pasted. */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  currentTarget.value = currentTarget.value.replaceAll(/\D/g, '').slice(0, DIGITS);
}

interface FactorChoiceProps {
  factors: readonly CodeFactor[];
  value: string;
  onChange: (id: string) => void;
}

function FactorChoice({ factors, value, onChange }: FactorChoiceProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{t('auth.code.factor')}</FieldLabel>
      <NativeSelect
        id={id}
        value={value}
        options={factors.map((factor) => ({ value: factor.id, label: factor.name }))}
        onChange={onChange}
        className="w-full"
      />
    </div>
  );
}
