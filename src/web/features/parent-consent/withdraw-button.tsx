import { useState } from 'react';
import { withdrawConsent } from '#web/features/parent-consent/consent-link.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface WithdrawButtonProps {
  token: string;
  /** Beside something that is rather wanted. */
  quiet?: boolean;
  onWithdrawn: () => void;
  onExpired: () => void;
}

export function WithdrawButton({ token, quiet, onWithdrawn, onExpired }: WithdrawButtonProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    const answer = await withdrawConsent(token);
    setBusy(false);
    if (answer === 'failed') toast({ title: t('consent.failed'), look: 'danger' });
    else if (answer === 'expired') onExpired();
    else onWithdrawn();
  };
  return (
    <Button size="large" look={quiet ? 'quiet' : 'danger'} busy={busy} onClick={() => void withdraw()}>
      {t('parent.withdraw.button')}
    </Button>
  );
}
