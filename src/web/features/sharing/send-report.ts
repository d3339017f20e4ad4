import type { StoryReport } from '#contract/my-stories.ts';
import { accepted } from '#web/api/body-of.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';

/** Rejects with a `Refusal`, or whatever broke. */
export async function sendReport(report: StoryReport): Promise<'sent' | typeof WAITS> {
  const answer = await sendOrKeep('POST /api/story-reports', { json: report }, { kind: 'report' });
  if (answer === WAITS) return WAITS;
  await accepted(answer);
  return 'sent';
}
