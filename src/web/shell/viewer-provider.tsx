import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { haveLeft, signOut } from '#web/session/sign-out.ts';
import { useSession } from '#web/session/use-session.ts';
import { ViewerContext } from '#web/shell/viewer.ts';
import { toast } from '#web/ui/toast-store.ts';

/**
 * Hands the session to the page. For a guest the value never changes, so that the parts of a page that React has not
 * taken over yet are left in peace.
 */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, isAdmin, leaving } = useSession();
  const viewer = user && { email: user.email, username: user.username, isAdmin };
  useEffect(() => {
    if (leaving && pathname === '/') haveLeft();
  }, [leaving, pathname]);
  const leave = async () => {
    const reached = await signOut();
    await navigate('/');
    toast({
      title: t('account.signed_out.title'),
      description: t(reached === 'everywhere' ? 'account.signed_out.text' : 'account.signed_out.here'),
    });
  };
  return <ViewerContext value={{ viewer, signOut: () => void leave() }}>{children}</ViewerContext>;
}
