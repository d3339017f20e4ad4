import { Compass, Feather, Heart, Palette } from 'lucide-react';
import type { AchievementList } from '#contract/rewards.ts';
import { AchievementCard } from '#web/features/rewards/achievement-card.tsx';
import { AchievementProgress } from '#web/features/rewards/achievement-progress.tsx';
import { useAchievements } from '#web/features/rewards/rewards-api.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';
import { authAddress } from '#web/sign-in/auth-address.ts';
import { scenePicture } from '#web/art/scene-pictures.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Everything that can be earned; `locked` is what a visitor sees of it. */
export function AchievementsPage({ locked }: { locked: AchievementList }) {
  const t = useTranslate();
  const { status, user } = useSession();
  const own = useAchievements();
  const isKnown = user ? !own.isPending : status === 'ready';
  // A guest need not wait for what the server has said already.
  const awaited = isKnown ? undefined : 'for-guests';
  const { achievements, progress } = own.data ?? locked;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <PageHeader
        title={t('page.achievements.title')}
        lead={t('page.achievements.lead')}
        picture={scenePicture('castle')}
      />
      <div className="mt-10 grid gap-5 lg:grid-cols-[1.3fr_1fr]">
        <Explanation />
        <div className={classNames('grid', awaited)}>
          <AchievementProgress progress={progress} />
        </div>
        {awaited && <Skeleton className="for-members min-h-44" />}
      </div>
      {progress.earned === 0 && (
        <div className={awaited}>
          <NoneYet isGuest={!user} />
        </div>
      )}
      <ul aria-label={t('nav.achievements')} className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {achievements.map((achievement) => (
          <li key={achievement.id}>
            <AchievementCard achievement={achievement} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const WAYS = [
  { way: 'stories', Icon: Feather },
  { way: 'themes', Icon: Palette },
  { way: 'favorites', Icon: Heart },
  { way: 'tour', Icon: Compass },
] as const;

function Explanation() {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="text-h3">{t('achievements.how.title')}</h2>
      <p className="mt-2 text-ink-soft">{t('achievements.how.text')}</p>
      <ul className="mt-4 grid gap-2.5">
        {WAYS.map(({ way, Icon }) => (
          <li key={way} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-coral" />
            {t(`achievements.how.${way}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoneYet({ isGuest }: { isGuest: boolean }) {
  const t = useTranslate();
  return (
    <section className="cut mt-8 grid items-center gap-x-6 gap-y-4 border-2 border-dashed border-edge/50 p-6 md:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-h3">{t('achievements.none.title')}</h2>
        <p className="mt-1 text-ink-soft">
          {t('achievements.none.text')} {isGuest && t('achievements.guest')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/?create">{t('action.create_stories')}</ButtonLink>
        {isGuest && (
          <ButtonLink to={authAddress('/achievements')} look="secondary">
            {t('nav.sign_in')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
