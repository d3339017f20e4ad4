import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { currentSession, updateSession } from '#web/session/session-state.ts';

/** The server alone decides who is an admin; this only shows or hides the way there. */
export async function checkAdmin(userId: string): Promise<void> {
  try {
    const response = await authorizedFetch('/rest/v1/rpc/is_admin_user', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ _user_id: userId }),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const isAdmin = Boolean(await response.json());
    if (currentSession().user?.id === userId) updateSession({ isAdmin });
  } catch (error) {
    // oxlint-disable-next-line no-console -- the documented way: a failed check is only logged
    console.warn('Whether this is an admin could not be found out', error);
  }
}
