import { AuthPage } from '#web/features/accounts/auth-page.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import { IN_QUERY } from '#web/session/callback.ts';

export const handle: PageHandle = { seenInQuery: ['mode', 'tab', 'returnTo'], secretInQuery: IN_QUERY };

export default function Auth() {
  return <AuthPage />;
}
