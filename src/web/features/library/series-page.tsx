import { BookMarked } from 'lucide-react';
import { Link } from 'react-router';
import type { SeriesCard, StoryCard } from '#contract/library.ts';
import { categoryPath, LIBRARY_PATH, seriesPath, storyPath } from '#domain/library-paths.ts';
import { BackLink } from '#web/features/library/back-link.tsx';
import { TITLE_LINK, LibraryCard } from '#web/features/library/library-card.tsx';
import { LanguageMark, StoryMarks } from '#web/features/library/story-marks.tsx';
import { VoteTally } from '#web/features/library/vote-tally.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Badge } from '#web/ui/chip.tsx';

interface SeriesPageProps {
  series: SeriesCard;
  /** In their order. */
  chapters: readonly StoryCard[];
}

export function SeriesPage({ series, chapters }: SeriesPageProps) {
  const t = useTranslate();
  const { title, description, language, slug } = series;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-4 sm:px-6">
      <nav aria-label={t('library.back')} className="flex flex-wrap gap-x-3">
        <BackLink to={categoryPath('Non Fiction')}>{t('library.back.non_fiction')}</BackLink>
        <BackLink to={LIBRARY_PATH}>{t('library.back.categories')}</BackLink>
      </nav>
      <header className="mt-4">
        <Badge>
          <BookMarked aria-hidden className="size-4" />
          {t('library.series.badge')}
        </Badge>
        <h1 lang={language} className="mt-3 text-h1">
          {title}
        </h1>
        <p lang={language} className="mt-3 max-w-prose text-lead text-ink-soft">
          {description}
        </p>
      </header>
      <h2 className="mt-10 text-h2">{t('library.series.chapters', { count: chapters.length })}</h2>
      <ol className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <ChapterCard chapter={chapter} from={seriesPath(slug)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ChapterCard({ chapter, from }: { chapter: StoryCard; from: string }) {
  const t = useTranslate();
  const { title, chapterTitle, chapterNumber, language, picture, preview, votes, tellings } = chapter;
  const others = tellings.map((telling) => telling.language).filter((each) => each !== language);
  return (
    <LibraryCard
      language={language}
      picture={picture}
      eager={(chapterNumber ?? 1) <= 3}
      mark={<Badge tone="dusk">{t('library.chapter.number', { number: chapterNumber ?? 1 })}</Badge>}
      title={
        <Link to={storyPath(chapter)} state={{ from }} className={TITLE_LINK}>
          {chapterTitle ?? title}
        </Link>
      }
    >
      <p lang={language} className="text-small text-ink-soft">
        {preview}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-2 pt-1">
        <StoryMarks {...chapter} />
        <LanguageMark language={language} others={others} />
        <VoteTally votes={votes} />
      </div>
    </LibraryCard>
  );
}
