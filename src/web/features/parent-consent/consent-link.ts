import type { ConsentBehindLink } from '#contract/parent-consents.ts';

/** What came of following a mailed link. */
export type Followed<Answer> = Answer | 'expired' | 'failed';

/** Looks at what a link stands for; nothing changes by it. */
export function lookBehind(token: string): Promise<Followed<ConsentBehindLink>> {
  return post('links', { token });
}

export function confirmConsent(confirmation: {
  token: string;
  outsideProviders: boolean;
  signIn: boolean;
}): Promise<Followed<{ ok: true }>> {
  return post('confirm', confirmation);
}

export function withdrawConsent(token: string): Promise<Followed<{ ok: true }>> {
  return post('withdraw', { token });
}

async function post<Answer>(path: string, body: object): Promise<Followed<Answer>> {
  try {
    const answer = await fetch(`/api/parent-consents/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return (await answer.json()) as Answer;
    return answer.status === 404 || answer.status === 400 ? 'expired' : 'failed';
  } catch {
    return 'failed';
  }
}
