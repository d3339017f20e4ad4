import type { FeedbackEntry } from '#contract/feedback.ts';
import type { FeedbackField } from '#domain/feedback.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';

export type Outcome =
  | { kind: 'submitted' | 'waits' | 'too-many' | 'failed' | 'unexpected' }
  | { kind: 'blocked'; fields: FeedbackField[] };

export async function sendFeedback(entry: FeedbackEntry): Promise<Outcome> {
  try {
    const answer = await sendOrKeep({ kind: 'feedback', method: 'POST', path: '/api/feedback', body: entry });
    return answer === WAITS ? { kind: 'waits' } : await outcomeOf(answer);
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
