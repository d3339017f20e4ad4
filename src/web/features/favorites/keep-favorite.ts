import { bodyOf } from '#web/api/body-of.ts';
import { tellOtherTabs } from '#web/browser/other-tabs.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';
import { tellEarned } from '#web/news/reward-news.ts';

export const aboutFavorite = (storyId: string) => `favorite ${storyId}`;

/** Puts a story among the favorites, or takes it out; where the line is down, as soon as it is back. */
export async function keepFavorite(storyId: string, favorite: boolean): Promise<'kept' | typeof WAITS> {
  const door = favorite ? 'PUT /api/favorites/:storyId' : 'DELETE /api/favorites/:storyId';
  const answer = await sendOrKeep(
    door,
    { param: { storyId } },
    { kind: 'favorite', about: aboutFavorite(storyId), changes: ['favorites'] },
  );
  if (answer === WAITS) return WAITS;
  const body = await bodyOf(answer);
  tellOtherTabs(['favorites']);
  if ('earned' in body) tellEarned(body);
  return 'kept';
}
