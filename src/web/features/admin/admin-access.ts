import { useQuery } from '@tanstack/react-query';
import { ask } from '#web/api/api.ts';
import { useSession } from '#web/session/use-session.ts';

/** Unknown: the question itself failed. */
export type AdminAccess = 'checking' | 'admitted' | 'denied' | 'unknown';

/** The server is asked anew whenever the page opens; it also guards every figure by itself. */
export function useAdminAccess(): AdminAccess {
  const { status, user, leaving } = useSession();
  const userId = user?.id;
  const check = useQuery({
    queryKey: ['admin-access', userId],
    queryFn: ({ signal }) =>
      ask('POST /rest/v1/rpc/is_admin_user', { json: { _user_id: userId ?? '' }, signal }),
    enabled: userId !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (leaving) return 'checking';
  if (!user) return status === 'ready' ? 'denied' : 'checking';
  if (check.isFetching || check.isPending) return check.data === true ? 'admitted' : 'checking';
  if (check.isError) return 'unknown';
  return check.data ? 'admitted' : 'denied';
}
