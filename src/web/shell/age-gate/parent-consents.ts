import type { MyConsent } from '#contract/parent-consents.ts';

/** How it went; the texts are called after it. */
export type Sent = 'sent' | 'invalid' | 'busy' | 'none' | 'failed';

const BY_STATUS: Readonly<Record<number, Sent>> = { 202: 'sent', 400: 'invalid', 404: 'none', 429: 'busy' };

/** Asks the parent by mail; the browser is tied to the answer by a cookie that no script sees. */
export function askParent(email: string, outsideProviders = false): Promise<Sent> {
  return post('', { email, outsideProviders, language: document.documentElement.lang });
}

/** Asks the parent who gave the consent to hold the door open for a sign-in. */
export function askForSignIn(): Promise<Sent> {
  return post('/sign-in-request', {});
}

/** Undefined when the server could not be asked: then nothing is known, and nothing changes. */
export async function myConsent(): Promise<MyConsent | undefined> {
  try {
    const answer = await fetch('/api/parent-consents/mine');
    return answer.ok ? ((await answer.json()) as MyConsent) : undefined;
  } catch {
    return undefined;
  }
}

async function post(path: string, body: object): Promise<Sent> {
  try {
    const answer = await fetch(`/api/parent-consents${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return BY_STATUS[answer.status] ?? 'failed';
  } catch {
    return 'failed';
  }
}
