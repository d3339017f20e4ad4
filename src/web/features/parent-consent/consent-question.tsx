import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import type { ConsentBehindLink } from '#contract/parent-consents.ts';
import { SIGN_IN_MINUTES } from '#domain/parent-consent.ts';
import { confirmConsent, lookBehind } from '#web/features/parent-consent/consent-link.ts';
import { WithdrawButton } from '#web/features/parent-consent/withdraw-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PROMISES } from '#web/shell/age-gate/promises.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface ConsentQuestionProps {
  token: string;
  /** Somebody outside is configured here. */
  outside: boolean;
  onConfirmed: (signIn: boolean) => void;
  onWithdrawn: () => void;
  onExpired: () => void;
}

/** What a parent agrees to, what may be allowed on top, and the way out. */
export function ConsentQuestion({
  token,
  outside,
  onConfirmed,
  onWithdrawn,
  onExpired,
}: ConsentQuestionProps) {
  const t = useTranslate();
  const [consent, setConsent] = useState<ConsentBehindLink>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const seen = useEffectEvent((found: Awaited<ReturnType<typeof lookBehind>>) => {
    if (found === 'expired') onExpired();
    else if (found === 'failed') setFailed(true);
    else setConsent(found);
  });
  useEffect(() => {
    let shown = true;
    void lookBehind(token).then((found) => shown && seen(found));
    return () => void (shown = false);
  }, [token]);

  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const signIn = fields.has('sign-in');
    setBusy(true);
    setFailed(false);
    const answer = await confirmConsent({ token, outsideProviders: fields.has('outside'), signIn });
    setBusy(false);
    if (answer === 'expired') onExpired();
    else if (answer === 'failed') setFailed(true);
    else onConfirmed(signIn);
  };
  const failure = failed && <Notice tone="danger" title={t('consent.failed')} className="mb-4" />;
  if (!consent) return failure || <Skeleton className="h-48" />;
  const waits = consent.state === 'pending';
  return (
    <form method="post" onSubmit={(event) => void confirm(event)} className="grid max-w-prose gap-5">
      <ul className="grid list-disc gap-1 ps-5">
        {PROMISES.map((promise) => (
          <li key={promise}>{t(promise)}</li>
        ))}
      </ul>
      <p>{t('parent.kept')}</p>
      {outside && (
        <CheckField
          name="outside"
          // Whoever ticked it in the child's browser need not have been the parent: it is decided here.
          defaultChecked={!waits && consent.outsideProviders}
          label={t('consent.outside')}
          hint={t('consent.outside.hint')}
        />
      )}
      <CheckField
        name="sign-in"
        defaultChecked={consent.signIn}
        label={t('parent.sign_in')}
        hint={t('parent.sign_in.hint', { minutes: SIGN_IN_MINUTES })}
      />
      <div role="alert">{failure}</div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={busy}>
          {waits ? t('parent.confirm') : t('parent.save')}
        </Button>
        <WithdrawButton token={token} quiet onWithdrawn={onWithdrawn} onExpired={onExpired} />
      </div>
    </form>
  );
}
