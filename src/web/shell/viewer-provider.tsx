import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { forgetWaiting, sendBeforeLeaving } from '#web/outbox/leave.ts';
import { haveLeft, signOut } from '#web/session/sign-out.ts';
import { useSession } from '#web/session/use-session.ts';
import { LeaveQuestion } from '#web/shell/leave-question.tsx';
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
  const [asked, setAsked] = useState(false);
  const wishToLeave = async () => {
    if (user && (await sendBeforeLeaving(user.id)) > 0) setAsked(true);
    else await leave();
  };
  const leave = async () => {
    setAsked(false);
    if (user) forgetWaiting(user.id);
    const reached = await signOut();
    // Not awaited: without a line the way there takes its time, and whoever leaves must know that they have.
    void navigate('/');
    toast({
      title: t('account.signed_out.title'),
      description: t(reached === 'everywhere' ? 'account.signed_out.text' : 'account.signed_out.here'),
    });
  };
  return (
    <ViewerContext value={{ viewer, signOut: () => void wishToLeave() }}>
      {children}
      <LeaveQuestion open={asked} onStay={() => setAsked(false)} onLeave={() => void leave()} />
    </ViewerContext>
  );
}
