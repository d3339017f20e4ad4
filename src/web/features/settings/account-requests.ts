import type {
  AccountRemoval,
  OwnSessions,
  Profile,
  ProfileChange,
  Proof,
  Standing,
} from '#contract/account.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { refusalOf } from '#web/shell/refusal.ts';

export const fetchProfile = () => ask<Profile>('GET', '/profile');

/** A name or a few words about oneself can wait for the line; nothing else here can. */
export async function saveProfile(
  change: ProfileChange,
  changes: readonly string[],
): Promise<Profile | typeof WAITS> {
  const path = '/api/account/profile';
  const answer = await sendOrKeep({ kind: 'profile', method: 'PATCH', path, body: change, changes });
  if (answer === WAITS) return WAITS;
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as Profile;
}

export const fetchStanding = () => ask<Standing>('GET', '/standing');

export const prove = (proof: Proof) => ask<object>('POST', '/proof', proof);

export const fetchSessions = () => ask<OwnSessions>('GET', '/sessions');

export const endSession = (id: string) => ask<object>('DELETE', `/sessions/${id}`);

export const removeAccount = (wish: AccountRemoval) => ask<object>('DELETE', '', wish);

/** As the server wrote it, to be kept as it is. */
export async function fetchData(): Promise<Blob> {
  return (await send('GET', '/data')).blob();
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  return (await (await send(method, path, body)).json()) as Answer;
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const response = await authorizedFetch(`/api/account${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}
