import { AuthForm } from '#web/features/accounts/auth-form.tsx';
import { CurrentPasswordField, EmailField } from '#web/features/accounts/fields.tsx';
import { useWelcome } from '#web/features/accounts/welcome.ts';
import { textOf } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { sessionSettled } from '#web/session/auth-client.ts';
import { currentSession } from '#web/session/session-state.ts';
import { useMailSends } from '#web/installation/installation.ts';
import { track } from '#web/tracker/track.ts';
import { Button } from '#web/ui/button.tsx';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  /** The address was never confirmed: the mail can be sent again. */
  onUnconfirmed: () => void;
}

export function SignInForm({ email, onEmail, onForgot, onUnconfirmed }: SignInFormProps) {
  const t = useTranslate();
  const welcome = useWelcome();
  const mailSends = useMailSends();
  return (
    <div>
      <AuthForm
        failure={t('auth.sign_in.failed')}
        submit={t('nav.sign_in')}
        sending={t('auth.sign_in.sending')}
        send={async (client, fields) => {
          const { error } = await client.signInWithPassword({
            email: textOf(fields, 'email').trim(),
            password: textOf(fields, 'password'),
          });
          if (error) throw error;
          await sessionSettled();
          // With a second factor nobody is in before the code.
          if (currentSession().user) welcome.signed_in('email');
        }}
        onFailure={({ code }) => track('sign_in_failed', { error: code, method: 'email' })}
        waysOut={{
          email_not_confirmed: mailSends ? (
            <button type="button" onClick={onUnconfirmed} className="block min-h-11 font-bold underline">
              {t('auth.check_mail.resend')}
            </button>
          ) : (
            <p>{t('auth.check_mail.no_mail')}</p>
          ),
        }}
      >
        {(faults) => (
          <>
            <EmailField faults={faults} email={email} onEmail={onEmail} />
            <CurrentPasswordField faults={faults} />
          </>
        )}
      </AuthForm>
      <Button look="quiet" size="small" className="mt-2 w-full" onClick={onForgot}>
        {t('auth.forgot')}
      </Button>
    </div>
  );
}
