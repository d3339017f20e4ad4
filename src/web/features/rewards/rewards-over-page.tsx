import { useEffect, useEffectEvent } from 'react';
import { unnoticed } from '#web/browser/patiently.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { currentSession } from '#web/session/session-state.ts';
import { onRewardNews, type RewardNews } from '#web/news/reward-news.ts';

const loadHearNews = unnoticed(() => import('#web/features/rewards/hear-news.ts'));

/** Listens on every page for what is earned, and says so. */
export function RewardsOverPage() {
  const t = useTranslate();
  const format = useFormats();
  const onNews = useEffectEvent(async (news: RewardNews) => {
    const { user } = currentSession();
    // Rewards are kept by an account.
    if (!user) return;
    const { hearNews } = await loadHearNews();
    await hearNews(news, user.id, t, format);
  });
  useEffect(() => onRewardNews((news) => void onNews(news)), []);
  return null;
}
