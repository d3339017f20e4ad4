import type { Earned } from '#contract/rewards.ts';
import { tellOtherTabs } from '#web/browser/other-tabs.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { tellEarned } from '#web/shell/reward-news.ts';

/** Puts a story among the favorites, or takes it out. */
export async function keepFavorite(storyId: string, favorite: boolean): Promise<void> {
  const method = favorite ? 'PUT' : 'DELETE';
  const response = await authorizedFetch(`/api/favorites/${storyId}`, { method });
  if (!response.ok) throw new Error(`favorites answered ${response.status}`);
  tellOtherTabs(['favorites']);
  tellEarned((await response.json()) as { earned?: Earned[] });
}
