import { Flame, Heart, Trophy, UsersRound } from 'lucide-react';
import { LinkList } from '#web/features/book-links/link-list.tsx';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { FavoritesTab } from '#web/features/favorites/favorites-tab.tsx';
import { useFavorites } from '#web/features/favorites/use-favorites.ts';
import { ImportBook } from '#web/features/gifts/import-book.tsx';
import { DeviceStories } from '#web/features/keeping/device-stories.tsx';
import { StoryCard } from '#web/features/library/story-card.tsx';
import { useFavoriteBooks } from '#web/features/my-stories/favorite-books.tsx';
import { useOwnFavorites } from '#web/features/my-stories/my-stories-api.ts';
import { MyStories } from '#web/features/my-stories/my-stories.tsx';
import { AchievementsTab } from '#web/features/rewards/achievements-tab.tsx';
import { CharactersTab } from '#web/features/rewards/characters-tab.tsx';
import { useAchievements, useCharacters, useStreak } from '#web/features/rewards/rewards-api.ts';
import { StreakTab } from '#web/features/rewards/streak-tab.tsx';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ClassEntry } from '#web/routes/class-entry.tsx';
import { KeepOwnStory } from '#web/routes/keep-own-story.tsx';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { SignedInOnly } from '#web/sign-in/signed-in-only.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const TEXTS = { title: 'page.dashboard.title', lead: 'page.dashboard.lead' } as const;

export default function Dashboard() {
  const t = useTranslate();
  return (
    <SignedInOnly {...TEXTS} waiting={<OwnDashboard waiting />}>
      <PageMeta title={t(TEXTS.title)} description={t(TEXTS.lead)} noIndex />
      <OwnDashboard />
    </SignedInOnly>
  );
}

/** Puts together what the features know of somebody; none of them knows another. */
function OwnDashboard({ waiting = false }) {
  const t = useTranslate();
  const tabs = [
    {
      value: 'favorites',
      label: t('nav.favorites'),
      content: <OwnFavorites />,
    },
    { value: 'achievements', label: t('nav.achievements'), content: <AchievementsTab /> },
    { value: 'streak', label: t('dashboard.streak'), content: <StreakTab /> },
    { value: 'characters', label: t('dashboard.characters'), content: <CharactersTab /> },
    { value: 'stories', label: t('my_stories.title'), content: <OwnStories /> },
  ];
  return (
    <DashboardPage
      waiting={waiting}
      stats={useStats()}
      tabs={waiting ? tabs.map((tab) => ({ ...tab, content: <Skeleton className="h-120" /> })) : tabs}
    />
  );
}

function OwnFavorites() {
  return <FavoritesTab own={useFavoriteBooks()} renderCard={(story) => <StoryCard story={story} short />} />;
}

function OwnStories() {
  const t = useTranslate();
  return (
    <>
      <h2 className="sr-only">{t('my_stories.title')}</h2>
      <MyStories
        renderKeep={({ id, title }) => (
          <>
            <KeepOwnStory id={id} title={title} />
            <LinkList storyId={id} />
          </>
        )}
        onDevice={<DeviceStories />}
      />
      <ImportBook />
      <ClassEntry short className="mt-6" />
    </>
  );
}

const UNKNOWN = '–';

function useStats() {
  const t = useTranslate();
  const format = useFormats();
  const own = useOwnFavorites();
  const [favorites, streak, achievements, characters] = [
    useFavorites(),
    useStreak(),
    useAchievements(),
    useCharacters(),
  ];
  const valueOf = <Data,>(
    { data, isError }: { data: Data | undefined; isError: boolean },
    write: (data: Data) => string,
  ) => (data === undefined ? (isError ? UNKNOWN : undefined) : write(data));
  return [
    {
      name: t('dashboard.favorites'),
      Icon: Heart,
      value: valueOf(favorites, ({ stories }) => format.number(stories.length + (own.data?.length ?? 0))),
    },
    {
      name: t('dashboard.streak'),
      Icon: Flame,
      value: valueOf(streak, ({ current }) => t('streak.days', { count: current })),
    },
    {
      name: t('nav.achievements'),
      Icon: Trophy,
      value: valueOf(
        achievements,
        ({ progress: { earned, total } }) => `${format.number(earned)}/${format.number(total)}`,
      ),
    },
    {
      name: t('dashboard.characters'),
      Icon: UsersRound,
      value: valueOf(characters, (collection) => format.number(collection.characters.length)),
    },
  ];
}
