import { ArrowLeft } from 'lucide-react';
import { AuthForm } from '#web/features/accounts/auth-form.tsx';
import { EmailField } from '#web/features/accounts/fields.tsx';
import { textOf } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { SessionFailure } from '#web/session/session-state.ts';
import { useMailSends } from '#web/installation/installation.ts';
import { NoMailNotice } from '#web/installation/no-mail-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface ResetRequestProps {
  email: string;
  onEmail: (email: string) => void;
  returnTo: string;
  /** The link by which someone came and that did not work. */
  linkFailure: SessionFailure | null;
  onBack: () => void;
}

export function ResetRequest({ email, onEmail, returnTo, linkFailure, onBack }: ResetRequestProps) {
  const t = useTranslate();
  const mailSends = useMailSends();
  return (
    <div className="grid gap-4">
      {linkFailure && (
        <Notice tone="danger" title={t(`session.${linkFailure}.title`)}>
          {mailSends && t('auth.reset.new_link')}
        </Notice>
      )}
      {mailSends ? (
        <ResetForm email={email} onEmail={onEmail} returnTo={returnTo} onSent={onBack} />
      ) : (
        <NoMailNotice />
      )}
      <Button look="quiet" size="small" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {t('auth.back_to_sign_in')}
      </Button>
    </div>
  );
}

interface ResetFormProps extends Pick<ResetRequestProps, 'email' | 'onEmail' | 'returnTo'> {
  onSent: () => void;
}

function ResetForm({ email, onEmail, returnTo, onSent }: ResetFormProps) {
  const t = useTranslate();
  return (
    <AuthForm
      failure={t('auth.reset.failed')}
      submit={t('auth.reset.submit')}
      sending={t('auth.reset.sending')}
      send={async (client, fields) => {
        const address = textOf(fields, 'email').trim();
        const { error } = await client.resetPasswordForEmail(address, {
          redirectTo: resetAddress(returnTo),
        });
        if (error) throw error;
        toast({
          title: t('auth.reset.sent.title'),
          description: t('auth.reset.sent.text'),
          look: 'success',
        });
        onSent();
      }}
    >
      {(faults) => <EmailField faults={faults} email={email} onEmail={onEmail} />}
    </AuthForm>
  );
}

function resetAddress(returnTo: string): string {
  const url = new URL('/auth?mode=reset', window.location.origin);
  if (returnTo !== '/') url.searchParams.set('returnTo', returnTo);
  return url.href;
}
