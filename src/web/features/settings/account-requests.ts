import type { AccountRemoval, Profile, ProfileChange, Proof } from '#contract/account.ts';
import { ask, request } from '#web/api/api.ts';
import { accepted, bodyOf } from '#web/api/body-of.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';

export const fetchProfile = () => ask('GET /api/account/profile');

/** A name or a few words about oneself can wait for the line; nothing else here can. */
export async function saveProfile(
  change: ProfileChange,
  changes: readonly string[],
): Promise<Profile | typeof WAITS> {
  const answer = await sendOrKeep(
    'PATCH /api/account/profile',
    { json: change },
    { kind: 'profile', changes },
  );
  return answer === WAITS ? WAITS : bodyOf(answer);
}

export const fetchStanding = () => ask('GET /api/account/standing');

export const prove = (proof: Proof) => ask('POST /api/account/proof', { json: proof });

export const fetchSessions = () => ask('GET /api/account/sessions');

export const endSession = (id: string) => ask('DELETE /api/account/sessions/:id', { param: { id } });

export const removeAccount = (wish: AccountRemoval) => ask('DELETE /api/account', { json: wish });

/** As the server wrote it, to be kept as it is. */
export async function fetchData(): Promise<Blob> {
  return (await accepted(request('GET /api/account/data'))).blob();
}
