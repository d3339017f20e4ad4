import { Link } from 'react-router';
import type { StoryCard as Story } from '#contract/library.ts';
import { storyPath } from '#domain/library-paths.ts';
import { TITLE_LINK, LibraryCard, type CameFrom } from '#web/features/library/library-card.tsx';
import { StoryMarks } from '#web/features/library/story-marks.tsx';
import { VoteTally } from '#web/features/library/vote-tally.tsx';

interface StoryCardProps {
  story: Story;
  eager?: boolean;
  cameFrom?: CameFrom;
  /** Without its first words. */
  short?: boolean;
}

export function StoryCard({ story, eager, cameFrom, short = false }: StoryCardProps) {
  const { title, language, picture, preview, votes } = story;
  return (
    <LibraryCard
      title={
        <Link to={storyPath(story)} state={cameFrom} className={TITLE_LINK}>
          {title}
        </Link>
      }
      language={language}
      picture={picture}
      eager={eager}
    >
      {!short && (
        <p lang={language} className="text-small text-ink-soft">
          {preview}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-2 pt-1">
        <StoryMarks {...story} />
        <VoteTally votes={votes} />
      </div>
    </LibraryCard>
  );
}
