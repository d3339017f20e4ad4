import { useState } from 'react';
import type { Proof, Standing } from '#contract/account.ts';
import { useStanding } from '#web/features/settings/account-queries.ts';
import { useProblem } from '#web/features/settings/problem.ts';
import { textOf, type FieldFaults } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { authClient } from '#web/session/auth-client.ts';
import { useSession } from '#web/session/use-session.ts';
import { useMailSends } from '#web/installation/installation.ts';
import { NoMailNotice } from '#web/installation/no-mail-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Means = 'password' | 'code' | 'none';

/** The password, or a code by mail for those who have none or forgot it. Who signed in a moment ago by a provider needs neither. */
export function ProofFields({ faults }: { faults: FieldFaults }) {
  const t = useTranslate();
  const { user } = useSession();
  const standing = useStanding();
  const [wish, setWish] = useState<Means | null>(null);
  const mailSends = useMailSends();
  if (standing.isPending) return <Skeleton className="h-20" />;
  const means = wish ?? meansOf(standing.data);
  if (means === 'none') return null;
  if (means === 'code' && !mailSends) return <NoCode />;
  if (means === 'code') {
    const knowsPassword = standing.data?.hasPassword !== false;
    return <CodeField faults={faults} onPassword={knowsPassword ? () => setWish('password') : undefined} />;
  }
  return (
    <div>
      {/* Password managers want to know whose password it is. */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      <PasswordField
        label={t('settings.password.current')}
        name="current_password"
        required
        autoComplete="current-password"
        error={faults['current_password'] && t(faults['current_password'])}
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
      />
      {mailSends && (
        <Button
          look="quiet"
          size="small"
          className="-ms-4 mt-1 text-start underline underline-offset-4"
          onClick={() => setWish('code')}
        >
          {t('settings.proof.mail')}
        </Button>
      )}
    </div>
  );
}

/** Who signs in anew is known well enough for a while. */
function NoCode() {
  const t = useTranslate();
  return (
    <div className="grid gap-3">
      <p>{t('settings.proof.no_mail')}</p>
      <NoMailNotice />
    </div>
  );
}

function meansOf(standing: Standing | undefined): Means {
  if (!standing || standing.hasPassword) return 'password';
  return standing.fresh ? 'none' : 'code';
}

/** What the fields above make of a form. */
export function proofOf(fields: FormData): Proof {
  const password = textOf(fields, 'current_password');
  const code = textOf(fields, 'mailed_code').trim();
  return { ...(password && { password }), ...(code && { code }) };
}

interface CodeFieldProps {
  faults: FieldFaults;
  onPassword: (() => void) | undefined;
}

function CodeField({ faults, onPassword }: CodeFieldProps) {
  const t = useTranslate();
  const problemOf = useProblem();
  const { user } = useSession();
  const [told, setTold] = useState('');
  const mail = async () => {
    try {
      const { error } = await (await authClient()).reauthenticate();
      if (error) throw error;
      setTold(t('settings.proof.mailed', { email: user?.email }));
    } catch (error) {
      setTold(problemOf(error));
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="secondary" size="small" onClick={() => void mail()}>
        {t('settings.proof.mail_first')}
      </Button>
      <p role="status" className="text-small break-words text-ink-soft">
        {told}
      </p>
      <TextField
        label={t('settings.proof.code')}
        name="mailed_code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        className="w-full"
        error={faults['mailed_code'] && t(faults['mailed_code'])}
      />
      {onPassword && (
        <Button
          look="quiet"
          size="small"
          className="-ms-4 text-start underline underline-offset-4"
          onClick={onPassword}
        >
          {t('settings.proof.use_password')}
        </Button>
      )}
    </div>
  );
}
