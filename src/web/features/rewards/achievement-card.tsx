import type { Achievement } from '#contract/rewards.ts';
import { dayIn } from '#domain/time-zone.ts';
import { ownTimeZone } from '#web/browser/time-zone.ts';
import { achievementWords } from '#web/features/rewards/achievement-words.ts';
import { Medal } from '#web/features/rewards/medal.tsx';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';

/** A medal: in colour with its date, or grey with a lock. */
export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const t = useTranslate();
  const format = useFormats();
  const { id, points, earnedAt } = achievement;
  const { name, description } = achievementWords(achievement, t);
  const isEarned = earnedAt !== null;
  return (
    <article
      className={classNames(
        'cut flex h-full gap-4 border p-4 sm:p-5',
        isEarned ? 'border-leaf/40 bg-page shadow-rest' : 'border-line bg-paper-deep/50',
      )}
    >
      <Medal id={id} isEarned={isEarned} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className={classNames('text-h3', !isEarned && 'text-ink-soft')}>{name}</h3>
        <p className="text-small text-ink-soft">{description}</p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-1.5 text-small text-ink-soft">
          <span className={classNames('font-bold', isEarned && 'text-leaf')}>
            {t('achievements.points', { points })}
          </span>
          {isEarned ? (
            <time dateTime={earnedAt}>
              {t('achievements.earned_on', { date: format.date(ownDay(earnedAt)) })}
            </time>
          ) : (
            <span>{t('achievements.locked')}</span>
          )}
        </p>
      </div>
    </article>
  );
}

/** Dates are written in UTC here; this is the day on which it was earned for whoever earned it. */
function ownDay(moment: string): Date {
  return new Date(dayIn(ownTimeZone(), new Date(moment)));
}
