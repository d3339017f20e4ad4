import { AuthForm } from '#web/features/accounts/auth-form.tsx';
import type { FieldFaults } from '#web/features/accounts/field-faults.ts';
import { NewPasswordField, textOf } from '#web/features/accounts/fields.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { endRecovery } from '#web/session/recovery.ts';
import { useSession } from '#web/session/use-session.ts';
import { toast } from '#web/ui/toast-store.ts';

export function NewPassword() {
  const t = useTranslate();
  const { user } = useSession();
  return (
    <AuthForm
      failure={t('auth.reset.failed')}
      submit={t('auth.new_password.submit')}
      sending={t('auth.new_password.sending')}
      check={unlike}
      send={async (client, fields) => {
        const { error } = await client.updateUser({ password: textOf(fields, 'password') });
        if (error) throw error;
        toast({
          title: t('auth.new_password.done.title'),
          description: t('auth.new_password.done.text'),
          look: 'success',
        });
        endRecovery();
      }}
    >
      {(faults) => (
        <>
          {/* Password managers want to know whose password it is. */}
          <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
          <NewPasswordField
            faults={faults}
            label={t('auth.new_password.label')}
            hint={t('auth.password.hint')}
          />
          <NewPasswordField faults={faults} name="repeat" label={t('auth.new_password.repeat')} />
        </>
      )}
    </AuthForm>
  );
}

function unlike(fields: FormData): FieldFaults {
  const faults: FieldFaults = { repeat: 'auth.fault.mismatch' };
  return textOf(fields, 'password') === textOf(fields, 'repeat') ? {} : faults;
}
