export type NewsletterAnswer = 'asked' | 'invalid' | 'unavailable' | 'grown_ups' | 'failed';

const CODES: Readonly<Record<string, NewsletterAnswer>> = {
  validation_failed: 'invalid',
  newsletter_unavailable: 'unavailable',
  newsletter_grown_ups: 'grown_ups',
};

export async function askNewsletter(email: string): Promise<NewsletterAnswer> {
  try {
    return await answerOf(
      await fetch('/api/newsletter', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      }),
    );
  } catch {
    return 'failed';
  }
}

export async function answerOf(response: Response): Promise<NewsletterAnswer> {
  if (response.ok) return 'asked';
  const body = (await response.json().catch(() => null)) as { code?: string } | null;
  return CODES[body?.code ?? ''] ?? 'failed';
}
