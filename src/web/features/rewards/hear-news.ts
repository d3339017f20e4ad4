import { toastOneByOne } from '#web/features/rewards/one-by-one.ts';
import { reportActivity } from '#web/features/rewards/report-activity.ts';
import { rewardToasts } from '#web/features/rewards/reward-toasts.ts';
import type { Formats } from '#web/i18n/formats.ts';
import type { Translate } from '#web/i18n/messages.ts';
import { celebrate } from '#web/news/celebrations.ts';
import { afterReading } from '#web/news/reading.ts';
import type { RewardNews } from '#web/news/reward-news.ts';

export async function hearNews(
  news: RewardNews,
  userId: string,
  t: Translate,
  format: Formats,
): Promise<void> {
  const earned = 'earned' in news ? news.earned : await reportActivity(news.activity, userId);
  const isLate = await afterReading();
  const [first] = earned;
  // The end of a story is a celebration of its own.
  if (first && !isLate) celebrate(first.kind === 'character' ? 'hero' : 'medal');
  toastOneByOne(rewardToasts(earned, t, format));
}
