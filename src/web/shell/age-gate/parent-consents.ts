import type { MyConsent } from '#contract/parent-consents.ts';
import { DEFAULT_LANGUAGE, isLanguageCode } from '#domain/languages.ts';
import { ask, request } from '#web/api/api.ts';
import type { Refused } from '#web/api/refusal.ts';

/** How it went; the texts are called after it. */
export type Sent = 'sent' | 'invalid' | 'busy' | 'none' | 'failed';

const BY_STATUS: Readonly<Record<number, Sent>> = { 202: 'sent', 400: 'invalid', 404: 'none', 429: 'busy' };

/** Asks the parent by mail; the browser is tied to the answer by a cookie that no script sees. */
export function askParent(email: string, outsideProviders = false): Promise<Sent> {
  const { lang } = document.documentElement;
  const language = isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE;
  return sent(
    request('POST /api/parent-consents', { json: { email, outsideProviders, language }, guest: true }),
  );
}

/** Asks the parent who gave the consent to hold the door open for a sign-in. */
export function askForSignIn(): Promise<Sent> {
  return sent(request('POST /api/parent-consents/sign-in-request', { json: {}, guest: true }));
}

/** Undefined when the server could not be asked: then nothing is known, and nothing changes. */
export async function myConsent(): Promise<MyConsent | undefined> {
  return ask('GET /api/parent-consents/mine', { guest: true }).catch(() => undefined);
}

async function sent(answer: Promise<Pick<Refused, 'status'>>): Promise<Sent> {
  try {
    return BY_STATUS[(await answer).status] ?? 'failed';
  } catch {
    return 'failed';
  }
}
