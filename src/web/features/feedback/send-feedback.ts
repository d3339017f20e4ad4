import type { FeedbackEntry } from '#contract/feedback.ts';
import type { FeedbackField } from '#domain/feedback.ts';
import { accepted } from '#web/api/body-of.ts';
import { Refusal } from '#web/api/refusal.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';

export type Outcome =
  | { kind: 'submitted' | 'waits' | 'too-many' | 'failed' | 'unexpected' }
  | { kind: 'blocked'; fields: FeedbackField[] };

export async function sendFeedback(entry: FeedbackEntry): Promise<Outcome> {
  try {
    const answer = await sendOrKeep('POST /api/feedback', { json: entry }, { kind: 'feedback' });
    if (answer === WAITS) return { kind: 'waits' };
    await accepted(answer);
    return { kind: 'submitted' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Refusal)) return { kind: 'unexpected' };
  if (error.status === 429) return { kind: 'too-many' };
  if (error.code !== 'inappropriate_content') return { kind: 'failed' };
  return {
    kind: 'blocked',
    fields: (['message', 'email'] as const).filter((field) => field in error.fields),
  };
}
