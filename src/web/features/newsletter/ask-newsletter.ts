import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';

export type NewsletterAnswer = 'asked' | 'waits' | 'invalid' | 'unavailable' | 'grown_ups' | 'failed';

const CODES: Readonly<Record<string, NewsletterAnswer>> = {
  validation_failed: 'invalid',
  newsletter_unavailable: 'unavailable',
  newsletter_grown_ups: 'grown_ups',
};

export async function askNewsletter(email: string): Promise<NewsletterAnswer> {
  try {
    const answer = await sendOrKeep({
      kind: 'newsletter',
      method: 'POST',
      path: '/api/newsletter',
      body: { email },
      about: 'newsletter',
    });
    return answer === WAITS ? 'waits' : await answerOf(answer);
  } catch {
    return 'failed';
  }
}

export async function answerOf(response: Response): Promise<NewsletterAnswer> {
  if (response.ok) return 'asked';
  const body = (await response.json().catch(() => null)) as { code?: string } | null;
  return CODES[body?.code ?? ''] ?? 'failed';
}
