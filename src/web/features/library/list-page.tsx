import type { ReactNode } from 'react';
import { LIBRARY_PATH } from '#domain/library-paths.ts';
import { BackLink } from '#web/features/library/back-link.tsx';
import { ListForm } from '#web/features/library/list-controls.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { scenePicture, type SceneName } from '#web/art/scene-pictures.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface ListPageProps {
  title: string;
  lead: string;
  scene: SceneName;
  /** What narrows the list down. */
  controls: ReactNode;
  /** How much was found, in words. */
  found: string;
  children: ReactNode;
}

/** A category of the library: its name, its filters, what they leave. */
export function ListPage({ title, lead, scene, controls, found, children }: ListPageProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-4 sm:px-6">
      <BackLink to={LIBRARY_PATH}>{t('library.back.categories')}</BackLink>
      <header className="mt-2 flex items-center justify-between gap-8">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-2 max-w-prose text-lead text-ink-soft">{lead}</p>
        </div>
        <div className="book me-3 w-64 shrink-0 rotate-1 max-md:hidden">
          <img {...scenePicture(scene)} alt="" className="block aspect-[2/1] h-auto w-full object-cover" />
        </div>
      </header>
      <section aria-labelledby="list" className="mt-7">
        <h2 id="list" className="sr-only">
          {t('library.list')}
        </h2>
        <ListForm>{controls}</ListForm>
        <p role="status" className="mt-4 mb-4 text-small text-ink-soft">
          {found}
        </p>
        {children}
      </section>
    </div>
  );
}

/** Nothing fits, or nothing could be fetched. */
export function NothingFound({ title, onClear }: { title: string; onClear: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState title={title} text={t('library.none.text')} picture={scenePicture('forestMist')}>
      <Button look="secondary" onClick={onClear}>
        {t('library.none.clear')}
      </Button>
    </EmptyState>
  );
}
