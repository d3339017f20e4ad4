import type { SessionRow } from '#server/auth/sessions.ts';

const MINUTE_S = 60;
/** For so long after signing in, one is believed to be oneself. */
const FRESH_S = 15 * MINUTE_S;
/** Whoever came by a recovery mail does not know the old password: that is why they came. They may take their time. */
const RECOVERY_FRESH_S = 60 * MINUTE_S;

/** Somebody proved who they are a moment ago: a session that was left open, or stolen, is not enough for some things. */
export function isFresh({ amr }: SessionRow): boolean {
  const nowS = Date.now() / 1000;
  return amr.some(
    ({ method, timestamp }) => nowS - timestamp < (method === 'recovery' ? RECOVERY_FRESH_S : FRESH_S),
  );
}
