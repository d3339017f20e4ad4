import type { LibraryStory } from '#contract/library.ts';
import { categoryPath, LIBRARY_PATH, seriesPath } from '#domain/library-paths.ts';
import { BackLink } from '#web/features/library/back-link.tsx';
import { useTranslate } from '#web/i18n/messages.ts';

/** From a story: to its list or its series, and to the categories. */
export function BackWays({ story: { category, series } }: { story: LibraryStory }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('library.back')} className="flex flex-wrap gap-x-3">
      {series ? (
        <BackLink to={seriesPath(series.slug)}>{t('library.back.series')}</BackLink>
      ) : (
        <BackLink to={categoryPath(category)}>
          {t(category === 'Fairy Tales' ? 'library.back.fairy_tales' : 'library.back.non_fiction')}
        </BackLink>
      )}
      <BackLink to={LIBRARY_PATH}>{t('library.back.categories')}</BackLink>
    </nav>
  );
}
