import type { BookFormat } from '#contract/my-stories.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { refusalOf } from '#web/shell/refusal.ts';

/** A story of the shelf as a book. Rejects with a `Refusal`, or whatever broke. */
export async function fetchBook(storyId: string, format: BookFormat): Promise<Blob> {
  const response = await authorizedFetch(`/api/my-stories/${encodeURIComponent(storyId)}/book.${format}`);
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}
