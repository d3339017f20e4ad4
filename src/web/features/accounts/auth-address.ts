import { useLocation, useSearchParams } from 'react-router';
import { safeReturnPath } from '#domain/return-path.ts';
import type { AskedView } from '#web/features/accounts/auth-view.ts';
import type { SessionFailure } from '#web/session/session-state.ts';

/** What a navigation may hand over beside the address. */
export interface HandedOver {
  /** Where someone comes from. */
  from?: unknown;
  /** The mailed link that led here and did not work. */
  linkFailure?: SessionFailure | undefined;
}

interface AuthAddress {
  asked: AskedView;
  ask: (view: AskedView) => void;
  returnTo: string;
  linkFailure: SessionFailure | null;
}

/** The address of the sign-in page says which form is open, and where to go afterwards. */
export function useAuthAddress(): AuthAddress {
  const [search, setSearch] = useSearchParams();
  const handedOver = (useLocation().state ?? {}) as HandedOver;
  const ask = (view: AskedView) => {
    const next = new URLSearchParams(search);
    next.delete('mode');
    next.delete('tab');
    if (view === 'reset') next.set('mode', 'reset');
    if (view === 'sign-up') next.set('tab', 'sign-up');
    // From the reset view one can go back as from a page; tabs are not pages.
    setSearch(next, {
      replace: view !== 'reset',
      preventScrollReset: true,
      state: { from: handedOver.from } satisfies HandedOver,
    });
  };
  return {
    asked: askedView(search),
    ask,
    returnTo: safeReturnPath(search.get('returnTo') ?? handedOver.from),
    linkFailure: handedOver.linkFailure ?? null,
  };
}

function askedView(search: URLSearchParams): AskedView {
  if (search.get('mode') === 'reset') return 'reset';
  return search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
}
