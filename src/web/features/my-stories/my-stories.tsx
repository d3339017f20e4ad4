import { ArrowDownUp } from 'lucide-react';
import { lazy, useId, useRef, useState, type ReactNode } from 'react';
import type { MyStorySummary } from '#contract/my-stories.ts';
import fox from '#web/art/heroes/fox.webp';
import { patiently } from '#web/browser/patiently.ts';
import { useDeleteStory, useMyStories } from '#web/features/my-stories/my-stories-api.ts';
import { useOwnSeries } from '#web/features/my-stories/own-series-api.ts';
import { RenameStory } from '#web/features/my-stories/rename-story.tsx';
import { SeriesDialog } from '#web/features/my-stories/series-dialog.tsx';
import { StoryCard } from '#web/features/my-stories/story-card.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Piece } from '#web/pieces/piece.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

const EditStory = lazy(
  patiently(async () => {
    const { EditStory: component } = await import('#web/features/my-stories/edit-story.tsx');
    return { default: component };
  }),
);

interface MyStoriesProps {
  /** Where else the story is: on this device, with others. */
  renderKeep: (story: MyStorySummary) => ReactNode;
  /** Stories that open while My Stories cannot be reached. */
  onDevice: ReactNode;
}

/** The stories of somebody who is signed in. */
export function MyStories({ renderKeep, onDevice }: MyStoriesProps) {
  const t = useTranslate();
  const [removing, setRemoving] = useState<MyStorySummary | null>(null);
  const [renaming, setRenaming] = useState<MyStorySummary | null>(null);
  const [editing, setEditing] = useState<MyStorySummary | null>(null);
  const [placing, setPlacing] = useState<{ story?: MyStorySummary; title: string | null } | null>(null);
  const query = useMyStories();
  const series = useOwnSeries();
  const remove = useDeleteStory();
  const stories = query.data?.pages.flatMap((page) => page.stories) ?? [];
  const together = series.data ?? [];
  // Of a series all books are known, whichever were open lately.
  const alone = stories.filter(({ series: title }) => title === null || series.data === undefined);
  const list = useRef<HTMLUListElement>(null);
  const showMore = async () => {
    const shown = alone.length;
    await query.fetchNextPage();
    // The button may be gone with the last page; reading goes on with the first story that is new.
    requestAnimationFrame(() => list.current?.children[shown]?.querySelector('a')?.focus());
  };
  const confirm = () => {
    if (!removing) return;
    setRemoving(null);
    remove.mutate(removing.id, {
      onSuccess: () => toast({ title: t('my_stories.removed') }),
      onError: () => toast({ title: t('my_stories.remove_failed'), look: 'danger' }),
    });
  };
  if (query.isPending) return <Waiting />;
  if (query.isError) {
    return (
      <>
        <Notice tone="danger" title={t('my_stories.failed')}>
          <Button size="small" look="secondary" onClick={() => void query.refetch()} className="mt-2">
            {t('wizard.try_again')}
          </Button>
        </Notice>
        {onDevice}
      </>
    );
  }
  if (stories.length === 0) return <Empty />;
  const renderCard = (story: MyStorySummary) => (
    <li key={story.id}>
      <StoryCard
        story={story}
        onRemove={() => setRemoving(story)}
        onRename={() => setRenaming(story)}
        onEdit={() => setEditing(story)}
        onSeries={() => setPlacing({ story, title: story.series })}
        keep={renderKeep(story)}
      />
    </li>
  );
  return (
    <>
      {together.map(({ title, stories: books }) => (
        <SeriesOfBooks key={title} title={title} onArrange={() => setPlacing({ title })}>
          {books.map(renderCard)}
        </SeriesOfBooks>
      ))}
      {together.length > 0 && alone.length > 0 && <h3 className="mb-4 text-h3">{t('series.alone')}</h3>}
      <ul ref={list} className={GRID}>
        {alone.map(renderCard)}
      </ul>
      {query.hasNextPage && (
        <div className="mt-6 text-center">
          <Button look="secondary" onClick={() => void showMore()} busy={query.isFetchingNextPage}>
            {t('my_stories.more')}
          </Button>
        </div>
      )}
      {renaming && <RenameStory story={renaming} onDone={() => setRenaming(null)} />}
      {editing && (
        <Piece>
          <EditStory story={editing} onDone={() => setEditing(null)} />
        </Piece>
      )}
      {placing && (
        <SeriesDialog
          {...(placing.story && { story: placing.story })}
          series={together.find(({ title }) => title === placing.title)}
          all={together}
          alone={alone}
          onDone={() => setPlacing(null)}
        />
      )}
      <Dialog
        open={removing !== null}
        title={t('my_stories.remove.title')}
        description={t('my_stories.remove.text', { title: removing?.title })}
        dismiss={{ label: t('action.close'), onDismiss: () => setRemoving(null) }}
      >
        <div className="mt-6 flex flex-wrap gap-2">
          <Button look="danger" onClick={confirm}>
            {t('my_stories.remove.confirm')}
          </Button>
          <Button look="quiet" onClick={() => setRemoving(null)}>
            {t('my_stories.remove.keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

interface SeriesOfBooksProps {
  title: string;
  onArrange: () => void;
  children: ReactNode;
}

/** Books that belong together, in their order. */
function SeriesOfBooks({ title, onArrange, children }: SeriesOfBooksProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-9">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={id} className="min-w-0 text-h3 wrap-anywhere">
          {title}
        </h3>
        <Button look="quiet" size="small" onClick={onArrange} aria-label={t('series.arrange', { title })}>
          <ArrowDownUp aria-hidden className="size-5 shrink-0" />
          {t('series.arrange.short')}
        </Button>
      </div>
      <ul aria-labelledby={id} className={GRID}>
        {children}
      </ul>
    </section>
  );
}

function Empty() {
  const t = useTranslate();
  return (
    <div className="cut grid justify-items-center gap-3 border border-line bg-page px-6 py-10 text-center shadow-rest">
      <img src={fox} alt="" width={310} height={420} className="h-28 w-auto" />
      <p className="text-h3 font-display">{t('my_stories.empty')}</p>
      <ButtonLink to="/?create">{t('action.create_stories')}</ButtonLink>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 3 }, (_, i) => (
        <Skeleton key={i} className="h-72" />
      ))}
    </div>
  );
}
