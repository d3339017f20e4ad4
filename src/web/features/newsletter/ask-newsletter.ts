import { accepted } from '#web/api/body-of.ts';
import { Refusal } from '#web/api/refusal.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';

export type NewsletterAnswer = 'asked' | 'waits' | 'invalid' | 'unavailable' | 'grown_ups' | 'failed';

const CODES: Readonly<Record<string, NewsletterAnswer>> = {
  validation_failed: 'invalid',
  newsletter_unavailable: 'unavailable',
  newsletter_grown_ups: 'grown_ups',
};

export async function askNewsletter(email: string): Promise<NewsletterAnswer> {
  try {
    const answer = await sendOrKeep(
      'POST /api/newsletter',
      { json: { email } },
      { kind: 'newsletter', about: 'newsletter' },
    );
    if (answer === WAITS) return 'waits';
    await accepted(answer);
    return 'asked';
  } catch (error) {
    return (error instanceof Refusal && CODES[error.code]) || 'failed';
  }
}
