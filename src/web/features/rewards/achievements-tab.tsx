import { AchievementCard } from '#web/features/rewards/achievement-card.tsx';
import { LoadFailed } from '#web/features/rewards/load-failed.tsx';
import { useAchievements } from '#web/features/rewards/rewards-api.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const FIRST = 6;

export function AchievementsTab() {
  const t = useTranslate();
  const { data, isError, refetch } = useAchievements();
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-120" />;
  const { points, earned } = data.progress;
  return (
    <>
      <h2 className="text-h3">{t('dashboard.achievements.summary', { points, count: earned })}</h2>
      <ul aria-label={t('nav.achievements')} className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.achievements.slice(0, FIRST).map((achievement) => (
          <li key={achievement.id}>
            <AchievementCard achievement={achievement} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <ButtonLink to="/achievements" look="secondary">
          {t('dashboard.achievements.all')}
        </ButtonLink>
      </div>
    </>
  );
}
