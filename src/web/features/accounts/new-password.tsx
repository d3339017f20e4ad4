import { AuthForm } from '#web/features/accounts/auth-form.tsx';
import { textOf, type FieldFaults } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { NewPasswordField } from '#web/passwords/new-password-field.tsx';
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
          <NewPasswordField name="password" label={t('auth.new_password.label')} fault={faults['password']} />
          <NewPasswordField
            name="repeat"
            label={t('auth.new_password.repeat')}
            fault={faults['repeat']}
            isRepeat
          />
        </>
      )}
    </AuthForm>
  );
}

function unlike(fields: FormData): FieldFaults {
  const faults: FieldFaults = { repeat: 'auth.fault.mismatch' };
  return textOf(fields, 'password') === textOf(fields, 'repeat') ? {} : faults;
}
