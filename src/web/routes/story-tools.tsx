import { lazy } from 'react';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { patiently } from '#web/browser/patiently.ts';
import type { KeepPlayed } from '#web/features/adventure/keep-button.tsx';
import { ReportButton } from '#web/features/sharing/report-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { KeepOwnStory } from '#web/routes/keep-own-story.tsx';
import { LockedCard } from '#web/sign-in/locked-card.tsx';
import { Piece } from '#web/pieces/piece.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const Adventure = lazy(
  patiently(async () => {
    const { Adventure: component } = await import('#web/features/adventure/adventure.tsx');
    return { default: component };
  }),
);
const IllustrationPanel = lazy(
  patiently(async () => {
    const { IllustrationPanel: component } =
      await import('#web/features/illustrations/illustration-panel.tsx');
    return { default: component };
  }),
);
const NarrationPlayer = lazy(
  patiently(async () => {
    const { NarrationPlayer: component } = await import('#web/features/narration/narration-player.tsx');
    return { default: component };
  }),
);
const ShareCard = lazy(
  patiently(async () => {
    const { ShareCard: component } = await import('#web/features/sharing/share-card.tsx');
    return { default: component };
  }),
);
const DownloadCard = lazy(
  patiently(async () => {
    const { DownloadCard: component } = await import('#web/features/sharing/download-card.tsx');
    return { default: component };
  }),
);

interface StoryToolsProps {
  story: ToldStory;
  spoken: ToldStory | null;
  saved: boolean;
  isGuest: boolean;
  context: PersonalizedContext;
  onNewStory: () => void;
  onKeepAdventure: KeepPlayed;
}

/** What can be done with a story besides reading it. Guests see what an account would open. */
export function StoryTools({ isGuest, spoken, ...props }: StoryToolsProps) {
  const t = useTranslate();
  return (
    <section aria-label={t('story.tools')} className="mt-10">
      <h2 className="mb-4 text-h2">{t('story.tools')}</h2>
      {isGuest ? <LockedTools /> : <OpenTools {...props} />}
      <div className="mt-6 flex justify-center">
        <ReportButton story={props.story} />
      </div>
      {/* Here for guests, too: whoever makes an account meanwhile is read on to by the very same voice. */}
      {spoken && (
        <Piece>
          <NarrationPlayer story={spoken} hidden={isGuest} />
        </Piece>
      )}
    </section>
  );
}

type OpenToolsProps = Omit<StoryToolsProps, 'isGuest' | 'spoken'>;

function OpenTools({ story, saved, context, onNewStory, onKeepAdventure }: OpenToolsProps) {
  const t = useTranslate();
  const tabs = [
    {
      value: 'interactive',
      label: t('story.tools.interactive'),
      content: (
        <Adventure
          key={story.id}
          story={story}
          personalizedContext={context}
          onNewStory={onNewStory}
          onKeep={onKeepAdventure}
        />
      ),
      keeps: true,
    },
    { value: 'pictures', label: t('story.tools.pictures'), content: <IllustrationPanel story={story} /> },
    { value: 'share', label: t('story.tools.share'), content: <ShareCard story={story} /> },
    {
      value: 'download',
      label: t('story.tools.download'),
      content: <DownloadCard story={story} saved={saved} />,
    },
  ];
  return (
    <>
      <div className="mb-3">
        <KeepOwnStory key={story.id} id={story.id} title={story.title} disabled={!saved} />
      </div>
      <Tabs
        label={t('story.tools')}
        tabs={tabs.map((tab) => ({
          ...tab,
          content: <Piece waiting={<Skeleton className="h-48" />}>{tab.content}</Piece>,
        }))}
      />
    </>
  );
}

const LOCKED = ['narration', 'pictures', 'interactive', 'share', 'download'] as const;

function LockedTools() {
  const t = useTranslate();
  return (
    <LockedCard
      features={LOCKED.map((feature) => ({
        feature,
        title: t(`story.locked.${feature}`),
        text: t(`story.locked.${feature}.text`),
      }))}
    />
  );
}
