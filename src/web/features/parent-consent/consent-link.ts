import type { ConsentBehindLink } from '#contract/parent-consents.ts';
import { ask } from '#web/api/api.ts';
import { Refusal } from '#web/api/refusal.ts';

/** What came of following a mailed link. */
export type Followed<Answer> = Answer | 'expired' | 'failed';

/** Looks at what a link stands for; nothing changes by it. */
export function lookBehind(token: string): Promise<Followed<ConsentBehindLink>> {
  return follow(ask('POST /api/parent-consents/links', { json: { token }, guest: true }));
}

export function confirmConsent(confirmation: {
  token: string;
  outsideProviders: boolean;
  signIn: boolean;
}): Promise<Followed<{ ok: boolean }>> {
  return follow(ask('POST /api/parent-consents/confirm', { json: confirmation, guest: true }));
}

export function withdrawConsent(token: string): Promise<Followed<{ ok: boolean }>> {
  return follow(ask('POST /api/parent-consents/withdraw', { json: { token }, guest: true }));
}

async function follow<Answer>(asked: Promise<Answer>): Promise<Followed<Answer>> {
  try {
    return await asked;
  } catch (error) {
    return error instanceof Refusal && [400, 404].includes(error.status) ? 'expired' : 'failed';
  }
}
