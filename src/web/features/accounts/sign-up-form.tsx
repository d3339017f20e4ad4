import { localPart } from '#domain/viewer.ts';
import { AuthForm } from '#web/features/accounts/auth-form.tsx';
import { EmailField, UsernameField } from '#web/features/accounts/fields.tsx';
import { useWelcome } from '#web/features/accounts/welcome.ts';
import { textOf } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { NewPasswordField } from '#web/passwords/new-password-field.tsx';
import { sessionSettled } from '#web/session/auth-client.ts';
import { track } from '#web/tracker/track.ts';

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** The account is there, but its address has to be confirmed by mail. */
  onUnconfirmed: (email: string) => void;
}

export function SignUpForm({ email, onEmail, onUnconfirmed }: SignUpFormProps) {
  const t = useTranslate();
  const welcome = useWelcome();
  return (
    <div>
      <AuthForm
        failure={t('auth.sign_up.failed')}
        submit={t('auth.sign_up.submit')}
        sending={t('auth.sign_up.sending')}
        send={async (client, fields) => {
          const address = textOf(fields, 'email').trim();
          const username = textOf(fields, 'username').trim() || localPart(address);
          const { data, error } = await client.signUp({
            email: address,
            password: textOf(fields, 'password'),
            options: { data: { username }, emailRedirectTo: `${window.location.origin}/` },
          });
          if (error) throw error;
          if (!data.session) return onUnconfirmed(address);
          await sessionSettled();
          welcome.signed_up('email');
        }}
        onFailure={({ code }) => track('sign_up_failed', { error: code, method: 'email' })}
      >
        {(faults) => (
          <>
            <EmailField faults={faults} email={email} onEmail={onEmail} />
            <NewPasswordField name="password" label={t('auth.password')} fault={faults['password']} />
            <UsernameField faults={faults} />
          </>
        )}
      </AuthForm>
      <p className="mt-3 text-center text-small text-ink-soft">{t('auth.free')}</p>
    </div>
  );
}
