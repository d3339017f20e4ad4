import type { StoryReport } from '#contract/my-stories.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { refusalOf } from '#web/shell/refusal.ts';

/** Rejects with a `Refusal`, or whatever broke. */
export async function sendReport(report: StoryReport): Promise<void> {
  const response = await authorizedFetch('/api/story-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
  if (!response.ok) throw await refusalOf(response);
}
