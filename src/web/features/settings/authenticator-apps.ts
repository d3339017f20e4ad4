import type { GoTrueClient } from '@supabase/auth-js';
import { authClient } from '#web/session/auth-client.ts';
import { renewSession } from '#web/session/account-changes.ts';

export interface App {
  id: string;
  name: string | null;
  since: string;
}

/** What the app has to be told; it is shown once. */
export interface Enrolment {
  id: string;
  /** An address of a picture. */
  qrCode: string;
  secret: string;
}

export async function listApps(): Promise<App[]> {
  const { data, error } = await (await authClient()).mfa.listFactors();
  if (error) throw error;
  return data.totp.map((factor) => ({
    id: factor.id,
    name: factor.friendly_name ?? null,
    since: factor.created_at,
  }));
}

export async function enrolApp(name: string): Promise<Enrolment> {
  const client = await authClient();
  await dropUnfinished(client);
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) throw error;
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** One that was begun and left lying would hold its name for a while. */
async function dropUnfinished(client: GoTrueClient): Promise<void> {
  const { data } = await client.mfa.listFactors();
  for (const { id, status } of data?.all ?? []) {
    if (status === 'unverified') await client.mfa.unenroll({ factorId: id });
  }
}

export async function verifyApp(id: string, code: string): Promise<void> {
  const { error } = await (await authClient()).mfa.challengeAndVerify({ factorId: id, code });
  if (error) throw error;
}

/** It was never used; whether it goes now or by itself in five minutes matters to nobody. */
export async function abandonApp(id: string): Promise<void> {
  await (await authClient()).mfa.unenroll({ factorId: id }).catch(() => undefined);
}

export async function removeApp(id: string): Promise<void> {
  const { error } = await (await authClient()).mfa.unenroll({ factorId: id });
  if (error) throw error;
  await renewSession();
}
