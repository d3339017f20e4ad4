import type { ReactNode } from 'react';
import type { GuideCard as Guide } from '#contract/guides.ts';
import { GUIDE_CATEGORIES } from '#domain/editorial.ts';
import { findGuides } from '#domain/find-guides.ts';
import { GuideCard } from '#web/features/editorial/guide-card.tsx';
import { GuideNumbers } from '#web/features/editorial/guide-numbers.tsx';
import { GuideSearch } from '#web/features/editorial/guide-search.tsx';
import { useGuideFilter } from '#web/features/editorial/use-guide-filter.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { CategoryChips } from '#web/features/editorial/category-chips.tsx';
import { EnglishNote } from '#web/written/english-note.tsx';
import { LoadingFailure } from '#web/features/editorial/loading-failure.tsx';
import { scenePicture } from '#web/art/scene-pictures.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface GuidesPageProps {
  guides: readonly Guide[];
  failed: boolean;
  /** The way to what teachers find here besides guides. */
  classes: ReactNode;
  newsletter: ReactNode;
}

export function GuidesPage({ guides, failed, classes, newsletter }: GuidesPageProps) {
  const t = useTranslate();
  const { category, q, type, settle, clear } = useGuideFilter();
  const found = findGuides(guides, { category, q });
  return (
    <div className="mx-auto max-w-6xl px-4 pt-4 sm:px-6">
      <h1 className="text-h1">{t('page.educational_guides.title')}</h1>
      <p className="mt-2 max-w-prose text-lead text-ink-soft">{t('page.educational_guides.lead')}</p>
      <EnglishNote className="mt-3" />
      {classes}
      <div className="mt-6">
        {failed ? <LoadingFailure title="guides.error" /> : <GuideNumbers guides={guides} />}
      </div>
      <section aria-labelledby="guides" className="mt-8">
        <h2 id="guides" className="sr-only">
          {t('page.educational_guides.title')}
        </h2>
        <div className="grid gap-4">
          <GuideSearch q={q} category={category} onType={type} onSettle={settle} />
          <CategoryChips categories={GUIDE_CATEGORIES} chosen={category} />
        </div>
        <p role="status" className="mt-4 mb-4 text-small text-ink-soft">
          {t('guides.found', { count: found.length })}
        </p>
        {found.length === 0 && !failed ? (
          <EmptyState
            title={t('guides.none')}
            text={t('guides.none.text')}
            picture={scenePicture('forestMist')}
          >
            <ButtonLink to={{ search: '' }} replace look="secondary" onClick={clear}>
              {t('library.none.clear')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {found.map((guide) => (
              <li key={guide.id}>
                <GuideCard guide={guide} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="mt-14">{newsletter}</div>
    </div>
  );
}
