import type { StoryReport } from '#contract/my-stories.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';
import { refusalOf } from '#web/shell/refusal.ts';

/** Rejects with a `Refusal`, or whatever broke. */
export async function sendReport(report: StoryReport): Promise<'sent' | typeof WAITS> {
  const answer = await sendOrKeep({
    kind: 'report',
    method: 'POST',
    path: '/api/story-reports',
    body: report,
  });
  if (answer === WAITS) return WAITS;
  if (!answer.ok) throw await refusalOf(answer);
  return 'sent';
}
