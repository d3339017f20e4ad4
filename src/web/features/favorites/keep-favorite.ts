import type { Earned } from '#contract/rewards.ts';
import { tellOtherTabs } from '#web/browser/other-tabs.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';
import { tellEarned } from '#web/shell/reward-news.ts';

export const aboutFavorite = (storyId: string) => `favorite ${storyId}`;

/** Puts a story among the favorites, or takes it out; where the line is down, as soon as it is back. */
export async function keepFavorite(storyId: string, favorite: boolean): Promise<'kept' | typeof WAITS> {
  const answer = await sendOrKeep({
    kind: 'favorite',
    method: favorite ? 'PUT' : 'DELETE',
    path: `/api/favorites/${storyId}`,
    about: aboutFavorite(storyId),
    changes: ['favorites'],
  });
  if (answer === WAITS) return WAITS;
  if (!answer.ok) throw new Error(`favorites answered ${answer.status}`);
  tellOtherTabs(['favorites']);
  tellEarned((await answer.json()) as { earned?: Earned[] });
  return 'kept';
}
