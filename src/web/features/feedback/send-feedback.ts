import type { FeedbackEntry } from '#contract/feedback.ts';
import type { FeedbackField } from '#domain/feedback.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';

/** Longer than a slow line needs; a line that is down does not hold the form for ever. */
const PATIENCE_MS = 30_000;

export type Outcome =
  | { kind: 'submitted' | 'too-many' | 'failed' | 'unexpected' }
  | { kind: 'blocked'; fields: FeedbackField[] };

export async function sendFeedback(entry: FeedbackEntry): Promise<Outcome> {
  try {
    const response = await authorizedFetch('/api/feedback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(entry),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await outcomeOf(response);
  } catch {
    return { kind: 'unexpected' };
  }
}

export async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.ok) return { kind: 'submitted' };
  if (response.status === 429) return { kind: 'too-many' };
  const body: unknown = await response.json().catch(() => null);
  const told = body as { code?: unknown; fields?: object } | null;
  if (told?.code !== 'inappropriate_content') return { kind: 'failed' };
  const fields = (['message', 'email'] as const).filter((field) => field in (told.fields ?? {}));
  return { kind: 'blocked', fields };
}
