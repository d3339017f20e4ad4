import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { HandedOver } from '#web/features/accounts/auth-address.ts';
import { isThrough } from '#web/features/accounts/auth-view.ts';
import { useWelcome } from '#web/features/accounts/welcome.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { withoutCallback } from '#web/session/callback-address.ts';
import { carriesCallback } from '#web/session/callback.ts';
import {
  currentSession,
  updateSession,
  type SessionFailure,
  type SessionNews as News,
} from '#web/session/session-state.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Tells once how a sign-in by link or provider ended, or that the session has, and tidies the address up. */
export default function SessionNews({ news }: { news: News }) {
  const t = useTranslate();
  const welcome = useWelcome();
  const navigate = useNavigate();
  const location = useLocation();

  const tidyUp = (linkFailure?: SessionFailure) => {
    // The router still has the address as it was before the client took the code out of it.
    const address = window.location.origin + location.pathname + location.search + location.hash;
    // The sign-in page leaves by itself when there is nothing more to do on it.
    const leaving = location.pathname === '/auth' && isThrough(currentSession());
    if (leaving || !carriesCallback(address)) return;
    void navigate(withoutCallback(address), {
      replace: true,
      preventScrollReset: true,
      state: { linkFailure } satisfies HandedOver,
    });
  };
  const tell = useEffectEvent((told: News) => {
    if (currentSession().news !== told) return;
    updateSession({ news: null });
    if (told.kind === 'signed_in' || told.kind === 'signed_up') {
      welcome[told.kind](told.method);
      tidyUp();
    } else if (told.kind === 'recovery') {
      tidyUp();
    } else {
      toast({
        title: t(`session.${told.kind}.title`),
        description: t(`session.${told.kind}.text`),
        look: 'danger',
      });
      tidyUp(told.kind);
    }
  });
  useEffect(() => tell(news), [news]);
  return null;
}
