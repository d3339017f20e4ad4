import { lazy, useEffect } from 'react';
import { onceMore, patiently } from '#web/browser/patiently.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';
import { onAuthDialogExpected, useAccountDialog } from '#web/sign-in/account-dialogs.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { Piece } from '#web/pieces/piece.tsx';

const loadAuthDialog = onceMore(() => import('#web/features/accounts/auth-dialog.tsx'));
const AuthDialog = lazy(patiently(loadAuthDialog));
const SignInPrompt = lazy(patiently(() => import('#web/features/accounts/sign-in-prompt.tsx')));
const SessionNews = lazy(patiently(() => import('#web/features/accounts/session-news.tsx')));

/** What accounts put over any page: the two dialogs, and the news of the session. Each comes when it is needed. */
export function AccountDialogs() {
  const t = useTranslate();
  const dialog = useAccountDialog();
  const { news } = useSession();
  useEffect(() => onAuthDialogExpected(() => void loadAuthDialog().catch(() => undefined)), []);
  return (
    <Piece waiting={<LoadingBar label={t('nav.loading')} />} broken={null}>
      {dialog?.kind === 'auth' && <AuthDialog tab={dialog.tab} goTo={dialog.goTo} />}
      {dialog?.kind === 'prompt' && <SignInPrompt feature={dialog.feature} />}
      {news && <SessionNews news={news} />}
    </Piece>
  );
}
