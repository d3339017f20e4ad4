import type { Deeds } from '#server/deeds/deeds.ts';
import { countFavorites, countStories, grantAchievements } from '#server/features/rewards/achievements.ts';
import { collectCharacters, type Heroes } from '#server/features/rewards/characters.ts';
import { holdReader } from '#server/features/rewards/reader.ts';
import { continueStreak } from '#server/features/rewards/streaks.ts';

export interface RewardsOptions {
  heroes: Heroes;
  now?: () => Date;
}

/** Says what is earned by what; each in the transaction of what happened, with the reader held, so exactly once. */
export function subscribeRewards(deeds: Deeds, { heroes, now = () => new Date() }: RewardsOptions): void {
  deeds.subscribe('story_created', async (tx, { userId, theme, storyId, characters, language, ...event }) => {
    const timeZone = await holdReader(tx, userId, event.timeZone);
    const stories = await countStories(tx, userId);
    const granted = await grantAchievements(tx, userId, { name: 'story_created', stories, theme });
    const collected = await collectCharacters(tx, userId, { storyId, characters, language }, heroes);
    const reached = await continueStreak(tx, userId, { now: now(), timeZone });
    return [...granted, ...collected, ...reached];
  });
  deeds.subscribe('favorite_added', async (tx, { userId, timeZone }) => {
    await holdReader(tx, userId, timeZone);
    const favorites = await countFavorites(tx, userId);
    return grantAchievements(tx, userId, { name: 'favorite_added', favorites });
  });
  deeds.subscribe('tutorial_completed', async (tx, { userId, timeZone }) => {
    await holdReader(tx, userId, timeZone);
    return grantAchievements(tx, userId, { name: 'tutorial_completed' });
  });
  deeds.subscribe('reading_activity', async (tx, { userId, timeZone: told }) => {
    const timeZone = await holdReader(tx, userId, told);
    return continueStreak(tx, userId, { now: now(), timeZone });
  });
}
