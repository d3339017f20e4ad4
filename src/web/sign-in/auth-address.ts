export type AuthTab = 'sign-in' | 'sign-up';

const HOME = '/';

/** The address of the sign-in page for someone who wants to come back to `returnTo`; the page checks what it is given. */
export function authAddress(returnTo: string, tab: AuthTab = 'sign-in'): string {
  const query = new URLSearchParams();
  if (tab !== 'sign-in') query.set('tab', tab);
  if (returnTo !== HOME) query.set('returnTo', returnTo);
  return query.size ? `/auth?${query}` : '/auth';
}

/**
 * Where someone is, to come back to; nobody wants to come back to the sign-in page. Without the fragment: the server,
 * which never sees it, writes the same. The server's router also writes `?create` as `?create=`.
 */
export function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === '/auth') return HOME;
  const query = new URLSearchParams(search).toString();
  return query ? `${pathname}?${query}` : pathname;
}
