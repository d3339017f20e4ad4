import type { SeriesCard as Series, StoryCard as Story } from '#contract/library.ts';
import { categoryPath } from '#domain/library-paths.ts';
import { CardGrid, FIRST_SCREEN } from '#web/features/library/card-grid.tsx';
import { findChapters, findSeries, findStories, readableFirst } from '#domain/library-search.ts';
import { LanguageFilter, SearchBox } from '#web/features/library/list-controls.tsx';
import { ListPage, NothingFound } from '#web/features/library/list-page.tsx';
import { SeriesCard } from '#web/features/library/series-card.tsx';
import { StoryCard } from '#web/features/library/story-card.tsx';
import { useListFilter } from '#web/features/library/use-list-filter.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';

const HERE = { from: categoryPath('Non Fiction') };

interface NonFictionPageProps {
  series: readonly Series[];
  /** Those that are no chapters. */
  stories: readonly Story[];
  /** Of all series; shown by themselves to who looks for something. */
  chapters: readonly Story[];
}

export function NonFictionPage(all: NonFictionPageProps) {
  const t = useTranslate();
  const page = usePageLanguage();
  const { q, language, chooseLanguage, type, settle, clear } = useListFilter();
  const told = findStories(all.chapters, { age: 'all', q: '', language });
  const series = readableFirst(
    findSeries(all.series, q).filter(({ slug }) => told.some(({ seriesSlug }) => seriesSlug === slug)),
    page,
  );
  const stories = [
    ...readableFirst(findStories(all.stories, { age: 'all', q, language }), page),
    ...readableFirst(findChapters(all.chapters, { q, language }), page),
  ];
  const eager = (i: number) => i < FIRST_SCREEN;
  return (
    <ListPage
      title={t('page.non_fiction.title')}
      lead={t('page.non_fiction.lead')}
      scene="space"
      found={t('library.found.both', { series: series.length, stories: stories.length })}
      controls={
        <>
          <LanguageFilter
            stories={[...all.stories, ...all.chapters]}
            chosen={language}
            onChoose={chooseLanguage}
          />
          <SearchBox label={t('library.search.content')} value={q} onType={type} onSettle={settle} />
        </>
      }
    >
      {series.length + stories.length === 0 ? (
        <NothingFound title={t('library.none.content')} onClear={clear} />
      ) : (
        <CardGrid label={t('page.non_fiction.title')}>
          {[
            ...series.map((each, i) => (
              <li key={each.id}>
                <SeriesCard series={each} cameFrom={HERE} eager={eager(i)} />
              </li>
            )),
            ...stories.map((story, i) => (
              <li key={story.id}>
                <StoryCard story={story} told={language} cameFrom={HERE} eager={eager(series.length + i)} />
              </li>
            )),
          ]}
        </CardGrid>
      )}
    </ListPage>
  );
}
