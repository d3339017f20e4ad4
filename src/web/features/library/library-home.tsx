import type { TopStory } from '#contract/library.ts';
import { LIBRARY_PATH } from '#domain/library-paths.ts';
import { CategoryCard } from '#web/features/library/category-card.tsx';
import { StoryCard } from '#web/features/library/story-card.tsx';
import { useTranslate } from '#web/i18n/messages.ts';

const HERE = { from: LIBRARY_PATH };

/** The two categories, and what readers like best. */
export function LibraryHome({ top }: { top: readonly TopStory[] }) {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
      <h1 className="text-h1">{t('page.story_library.title')}</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">{t('page.story_library.lead')}</p>
      <ul aria-label={t('library.categories')} className="mt-8 grid gap-6 md:grid-cols-2">
        <li>
          <CategoryCard category="Fairy Tales" scene="castle" />
        </li>
        <li>
          <CategoryCard category="Non Fiction" scene="space" />
        </li>
      </ul>
      {top.length > 0 && <TopStories stories={top} />}
    </div>
  );
}

function TopStories({ stories }: { stories: readonly TopStory[] }) {
  const t = useTranslate();
  const isVotedFor = stories.some(({ score }) => score > 0);
  return (
    <section aria-labelledby="top-stories" className="mt-14">
      <h2 id="top-stories" className="text-h2">
        {t('library.top')}
      </h2>
      <p className="mt-1 text-ink-soft">{t(isVotedFor ? 'library.top.lead' : 'library.top.lead.new')}</p>
      <ol className="-mx-4 mt-4 flex snap-x scroll-px-4 gap-5 overflow-x-auto px-4 pt-2 pb-6 sm:-mx-6 sm:scroll-px-6 sm:px-6">
        {stories.map((story) => (
          <li key={story.id} className="w-[min(17rem,78vw)] shrink-0 snap-start">
            <StoryCard story={story} short cameFrom={HERE} />
          </li>
        ))}
      </ol>
    </section>
  );
}
