/** What an answer means for a change that waited. */
export type Verdict = 'done' | 'refused' | 'later';

/** The session is over: it waits for the same person to come back. */
const ENDED = new Set(['session_not_found', 'bad_jwt', 'no_authorization', 'insufficient_aal']);
/** Our own words for "not now". */
const BUSY = new Set(['away', 'busy', 'unexpected', 'too_many_requests', 'still_being_done']);
/** After so many failures of the server itself it is not the day that is bad. */
export const MOST_FAILURES = 5;

/** `code` is what our server calls it; something else that answers in its place has none. */
export function verdictOf({ ok, status }: Pick<Response, 'ok' | 'status'>, code: string): Verdict {
  if (ok) return 'done';
  if (status === 401 || ENDED.has(code)) return 'later';
  if (BUSY.has(code)) return 'later';
  if (code !== '') return 'refused';
  return status >= 500 || status === 408 || status === 429 ? 'later' : 'refused';
}
