import { IN_QUERY, isAnswer } from '#web/session/callback.ts';

/** A code goes from the address when it is redeemed; one that is still there belongs to another browser. */
export function carriesCode(address: string): boolean {
  return new URL(address).searchParams.has('code');
}

/** Path, query and fragment without what the callback added: a second look at it could only fail. */
export function withoutCallback(address: string): string {
  const { pathname, searchParams, hash } = new URL(address);
  for (const name of IN_QUERY) searchParams.delete(name);
  const query = searchParams.toString();
  return pathname + (query && `?${query}`) + (isAnswer(hash) ? '' : hash);
}
