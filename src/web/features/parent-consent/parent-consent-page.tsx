import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useSearchParams } from 'react-router';
import { SIGN_IN_MINUTES, TOKEN_PARAMETER, WITHDRAW_PARAMETER } from '#domain/parent-consent.ts';
import { ConsentQuestion } from '#web/features/parent-consent/consent-question.tsx';
import { WithdrawButton } from '#web/features/parent-consent/withdraw-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** How it ended; before that, what the link asks. */
type Outcome = 'confirmed' | 'opened' | 'withdrawn' | 'expired';

/** Where mailed links lead a parent. Nothing happens before a button is pressed: mail programs open links by themselves. */
export function ParentConsentPage({ outside }: { outside: boolean }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const [outcome, end] = useState<Outcome>();
  const token = search.get(TOKEN_PARAMETER);
  const withdrawToken = search.get(WITHDRAW_PARAMETER);
  const minutes = SIGN_IN_MINUTES;
  if (outcome === 'confirmed') return <End title={t('parent.confirmed')} text={t('parent.confirmed.text')} />;
  if (outcome === 'opened') {
    return <End title={t('parent.opened')} text={t('parent.opened.text', { minutes })} />;
  }
  if (outcome === 'withdrawn') return <End title={t('parent.withdrawn')} text={t('parent.withdrawn.text')} />;
  const isLink = token !== null || withdrawToken !== null;
  if (outcome === 'expired' || !isLink)
    return <End title={t('parent.expired')} text={t('parent.expired.text')} />;
  if (withdrawToken !== null) {
    return (
      <Sheet title={t('parent.withdraw')} text={t('parent.withdraw.text')}>
        <WithdrawButton
          token={withdrawToken}
          onWithdrawn={() => end('withdrawn')}
          onExpired={() => end('expired')}
        />
      </Sheet>
    );
  }
  return (
    <Sheet title={t('page.parent_consent.title')} text={t('page.parent_consent.lead')}>
      <ConsentQuestion
        token={token ?? ''}
        outside={outside}
        onConfirmed={(signIn) => end(signIn ? 'opened' : 'confirmed')}
        onWithdrawn={() => end('withdrawn')}
        onExpired={() => end('expired')}
      />
    </Sheet>
  );
}

/** The button that was pressed may have stood far below: what came of it is read from its heading on. */
function End({ title, text }: { title: string; text: string }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <Sheet title={title} text={text} heading={heading}>
      <ButtonLink to="/" look="secondary">
        {t('action.home')}
      </ButtonLink>
    </Sheet>
  );
}

interface SheetProps {
  title: string;
  text: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function Sheet({ title, text, heading, children }: SheetProps) {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 sm:px-6" aria-live="polite">
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {title}
      </h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">{text}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
}
