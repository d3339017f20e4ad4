import { BookMarked, ChevronRight } from 'lucide-react';
import type { SeriesCard as Series } from '#contract/library.ts';
import { seriesPath } from '#domain/library-paths.ts';
import { CARD_LINK, LibraryCard, type CameFrom } from '#web/features/library/library-card.tsx';
import { LanguageMark } from '#web/features/library/story-marks.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';

interface SeriesCardProps {
  series: Series;
  eager?: boolean;
  cameFrom?: CameFrom;
}

export function SeriesCard({ series, eager, cameFrom }: SeriesCardProps) {
  const t = useTranslate();
  const { slug, title, description, language, picture, chapters } = series;
  return (
    <LibraryCard
      title={title}
      language={language}
      picture={picture}
      eager={eager}
      mark={
        <Badge>
          <BookMarked aria-hidden className="size-4" />
          {t('library.series.badge')}
        </Badge>
      }
    >
      <p lang={language} className="text-small text-ink-soft">
        {description}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
        <span className="text-small font-bold text-ink-soft">
          {t('library.series.chapters', { count: chapters })}
        </span>
        <LanguageMark language={language} others={[]} />
        <ButtonLink
          to={seriesPath(slug)}
          state={cameFrom}
          look="secondary"
          size="small"
          className={CARD_LINK}
        >
          {t('library.series.view')}
          <span className="sr-only">{title}</span>
          <ChevronRight aria-hidden className="size-4" />
        </ButtonLink>
      </div>
    </LibraryCard>
  );
}
