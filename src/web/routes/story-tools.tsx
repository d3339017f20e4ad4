import { lazy, useState } from 'react';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { patiently } from '#web/browser/patiently.ts';
import type { KeepPlayed } from '#web/features/adventure/keep-button.tsx';
import { LateBook } from '#web/features/book/late-book.tsx';
import { ReportButton } from '#web/features/sharing/report-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { KeepOwnStory } from '#web/routes/keep-own-story.tsx';
import { LateVoice } from '#web/routes/late-voice.tsx';
import { usePrivateLinks } from '#web/installation/installation.ts';
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
const ShareCard = lazy(
  patiently(async () => {
    const { ShareCard: component } = await import('#web/features/sharing/share-card.tsx');
    return { default: component };
  }),
);
const LinkCard = lazy(
  patiently(async () => {
    const { LinkCard: component } = await import('#web/features/book-links/link-card.tsx');
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
  headingId: string;
  onNewStory: () => void;
  onKeepAdventure: KeepPlayed;
}

/** What can be done with a story besides reading it. Guests see what an account would open. */
export function StoryTools({ isGuest, spoken, headingId, ...props }: StoryToolsProps) {
  const t = useTranslate();
  const { id, title } = props.story;
  return (
    <section aria-label={t('story.tools')}>
      <h2 id={headingId} tabIndex={-1} className="mb-3 scroll-mt-24 text-h2 outline-none">
        {t('story.tools')}
      </h2>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        {/* Here for guests, too: whoever makes an account meanwhile is read on to by the very same voice. */}
        {spoken && (
          <LateVoice
            story={spoken}
            hidden={isGuest}
            waiting={!isGuest && <Skeleton className="h-12 w-52" />}
          />
        )}
        {!isGuest && <KeepOwnStory key={id} id={id} title={title} disabled={!props.saved} />}
      </div>
      {isGuest ? <LockedTools /> : <OpenTools {...props} />}
      <div className="mt-4 flex justify-center">
        <ReportButton story={props.story} />
      </div>
    </section>
  );
}

/** Where a private link to it is made. */
const WHOLE_BOOK = 'whole-book';

type OpenToolsProps = Omit<StoryToolsProps, 'isGuest' | 'spoken' | 'headingId'>;

function OpenTools({ story, saved, context, onNewStory, onKeepAdventure }: OpenToolsProps) {
  const t = useTranslate();
  const hasLinks = usePrivateLinks();
  const [isWide] = useState(() => window.matchMedia('(width >= 40rem)').matches);
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
          renderBook={(book) => <LateBook ageGroup={story.ageGroup} {...book} />}
        />
      ),
      keeps: true,
    },
    { value: 'pictures', label: t('story.tools.pictures'), content: <IllustrationPanel story={story} /> },
    {
      value: 'share',
      label: t('story.tools.share'),
      content: (
        <div className="grid gap-4">
          <LinkCard id={WHOLE_BOOK} story={story} saved={saved} />
          <ShareCard story={story} wholeBook={hasLinks ? `#${WHOLE_BOOK}` : undefined} />
        </div>
      ),
    },
    {
      value: 'download',
      label: t('story.tools.download'),
      content: <DownloadCard story={story} saved={saved} />,
    },
  ];
  return (
    <Tabs
      label={t('story.tools')}
      wraps
      // On a phone all tools are seen before one of them is.
      {...(!isWide && { defaultValue: '' })}
      tabs={tabs.map((tab) => ({
        ...tab,
        content: <Piece waiting={<Skeleton className="h-48" />}>{tab.content}</Piece>,
      }))}
    />
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
