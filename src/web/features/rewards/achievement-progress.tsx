import type { AchievementList } from '#contract/rewards.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** How much of everything is unlocked, and what it is worth. */
export function AchievementProgress({ progress }: { progress: AchievementList['progress'] }) {
  const t = useTranslate();
  const format = useFormats();
  const { earned, total, points, percentage } = progress;
  const counts = { earned: format.number(earned), total: format.number(total) };
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-h3">{t('achievements.progress')}</h2>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p>
          <span className="block font-display text-h2 font-semibold">
            {t('achievements.percentage', { percentage: format.number(percentage) })}
          </span>
          <span className="text-small text-ink-soft">{t('achievements.unlocked', counts)}</span>
        </p>
        <p>
          <span className="block font-display text-h2 font-semibold text-leaf">{format.number(points)}</span>
          <span className="text-small text-ink-soft">{t('achievements.total_points')}</span>
        </p>
      </div>
      <Progress label={t('achievements.progress')} value={percentage} />
    </Card>
  );
}
