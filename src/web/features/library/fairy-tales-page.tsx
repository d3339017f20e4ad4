import type { StoryCard as Story } from '#contract/library.ts';
import { categoryPath } from '#domain/library-paths.ts';
import { CardGrid, FIRST_SCREEN } from '#web/features/library/card-grid.tsx';
import { findStories, readableFirst } from '#domain/library-search.ts';
import { AgeChips, LanguageFilter, SearchBox } from '#web/features/library/list-controls.tsx';
import { ListPage, NothingFound } from '#web/features/library/list-page.tsx';
import { StoryCard } from '#web/features/library/story-card.tsx';
import { useListFilter } from '#web/features/library/use-list-filter.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';

const HERE = { from: categoryPath('Fairy Tales') };

export function FairyTalesPage({ stories }: { stories: readonly Story[] }) {
  const t = useTranslate();
  const page = usePageLanguage();
  const { age, q, language, chooseAge, chooseLanguage, type, settle, clear } = useListFilter();
  const found = readableFirst(findStories(stories, { age, q, language }), page);
  return (
    <ListPage
      title={t('page.fairy_tales.title')}
      lead={t('page.fairy_tales.lead')}
      scene="castle"
      found={t('library.found', { count: found.length })}
      controls={
        <>
          <AgeChips chosen={age} onChoose={chooseAge} />
          <LanguageFilter stories={stories} chosen={language} onChoose={chooseLanguage} />
          <SearchBox label={t('library.search.stories')} value={q} onType={type} onSettle={settle} />
        </>
      }
    >
      {found.length === 0 ? (
        <NothingFound title={t('library.none.stories')} onClear={clear} />
      ) : (
        <CardGrid label={t('page.fairy_tales.title')}>
          {found.map((story, i) => (
            <li key={story.id}>
              <StoryCard story={story} told={language} cameFrom={HERE} eager={i < FIRST_SCREEN} />
            </li>
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
