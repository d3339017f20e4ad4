import type { StoryReport } from '#contract/my-stories.ts';
import { Refusal, serverWords } from '#web/features/sharing/server-words.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';

/** Rejects with a `Refusal`, or whatever broke. */
export async function sendReport(report: StoryReport): Promise<void> {
  const response = await authorizedFetch('/api/story-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
  if (!response.ok) throw new Refusal(await serverWords(response));
}
