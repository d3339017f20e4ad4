import { useId } from 'react';
import type { AuthTab } from '#web/sign-in/auth-address.ts';
import { expectAuthDialog, openAuthDialog } from '#web/sign-in/account-dialogs.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { track } from '#web/tracker/track.ts';
import { Button } from '#web/ui/button.tsx';

/** Where a guest's second picture would hang: what an account adds, and the way to one. The text beside it stays theirs. */
export function Invitation() {
  const t = useTranslate();
  const id = useId();
  const open = (tab: AuthTab) => {
    track('auth_gate_triggered', { feature: 'pictures' });
    openAuthDialog({ tab });
  };
  const near = { onPointerEnter: expectAuthDialog, onFocus: expectAuthDialog };
  return (
    <section aria-labelledby={id} className="book-invitation">
      <h3 id={id} className="text-h3">
        {t('book.guest.title')}
      </h3>
      <p className="max-w-md text-ink-soft">{t('book.guest.text')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button {...near} onClick={() => open('sign-up')}>
          {t('locked.action')}
        </Button>
        <Button look="quiet" {...near} onClick={() => open('sign-in')}>
          {t('nav.sign_in')}
        </Button>
      </div>
      <p className="text-small text-ink-soft">{t('auth.free')}</p>
    </section>
  );
}
