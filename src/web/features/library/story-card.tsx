import { Link } from 'react-router';
import type { StoryCard as Story } from '#contract/library.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { storyPath, tellingPath } from '#domain/library-paths.ts';
import { TITLE_LINK, LibraryCard, type CameFrom } from '#web/features/library/library-card.tsx';
import { LanguageMark, StoryMarks } from '#web/features/library/story-marks.tsx';
import { VoteTally } from '#web/features/library/vote-tally.tsx';

interface StoryCardProps {
  story: Story;
  eager?: boolean;
  cameFrom?: CameFrom;
  /** Without its first words. */
  short?: boolean;
  /** The language that was asked for: there it leads, and is called as there. */
  told?: LanguageCode | 'all';
}

export function StoryCard({ story, eager, cameFrom, short = false, told = 'all' }: StoryCardProps) {
  const { picture, preview, votes, tellings } = story;
  const asked = tellings.find(({ language }) => language === told && language !== story.language);
  const { title, language } = asked ?? story;
  const others = tellings.map((telling) => telling.language).filter((each) => each !== language);
  return (
    <LibraryCard
      title={
        <Link
          to={asked ? tellingPath(story, language) : storyPath(story)}
          state={cameFrom}
          className={TITLE_LINK}
        >
          {title}
        </Link>
      }
      language={language}
      picture={picture}
      eager={eager}
    >
      {!short && !asked && (
        <p lang={language} className="text-small text-ink-soft">
          {preview}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-2 pt-1">
        <StoryMarks {...story} />
        <LanguageMark language={language} others={others} />
        <VoteTally votes={votes} />
      </div>
    </LibraryCard>
  );
}
