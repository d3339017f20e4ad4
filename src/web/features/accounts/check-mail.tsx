import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useProblem } from '#web/features/accounts/problem.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { authClient } from '#web/session/auth-client.ts';
import { useMailSends } from '#web/installation/installation.ts';
import { NoMailNotice } from '#web/installation/no-mail-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** The server sends one mail a minute to an address. */
const PAUSE_S = 60;

interface CheckMailProps {
  email: string;
  onBack: () => void;
}

/** The account is made; the link in the mail opens it, where there can be one. */
export function CheckMail({ email, onBack }: CheckMailProps) {
  const t = useTranslate();
  const mailSends = useMailSends();
  return (
    <div className="grid gap-4">
      {mailSends ? <MailedLink email={email} /> : <NoMailNotice />}
      <Button look="quiet" size="small" onClick={onBack}>
        {t('auth.back_to_sign_in')}
      </Button>
    </div>
  );
}

function MailedLink({ email }: { email: string }) {
  const t = useTranslate();
  const problemOf = useProblem();
  const [left, pause] = useCountdown(PAUSE_S);
  const resend = async () => {
    pause();
    try {
      const client = await authClient();
      const { error } = await client.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: `${window.location.origin}/` },
      });
      if (error) throw error;
      toast({ title: t('auth.check_mail.sent'), look: 'success' });
    } catch (error) {
      toast({ title: t('auth.check_mail.failed'), description: problemOf(error).text, look: 'danger' });
    }
  };
  return (
    <>
      <p className="cut-small flex items-center gap-3 border-2 border-leaf/50 bg-leaf-soft px-4 py-3 font-bold">
        <MailCheck aria-hidden className="size-6 shrink-0 text-leaf" />
        <span className="min-w-0 break-words">{email}</span>
      </p>
      <p className="text-small text-ink-soft">{t('auth.check_mail.spam')}</p>
      <Button look="secondary" busy={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('auth.check_mail.wait', { seconds: left }) : t('auth.check_mail.resend')}
      </Button>
    </>
  );
}

function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(seconds);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return [left, () => setLeft(seconds)];
}
