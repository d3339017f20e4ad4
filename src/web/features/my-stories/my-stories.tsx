import { useRef, useState, type ReactNode } from 'react';
import type { MyStorySummary } from '#contract/my-stories.ts';
import fox from '#web/art/heroes/fox.webp';
import { useDeleteStory, useMyStories } from '#web/features/my-stories/my-stories-api.ts';
import { RenameStory } from '#web/features/my-stories/rename-story.tsx';
import { StoryCard } from '#web/features/my-stories/story-card.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

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
  const query = useMyStories();
  const remove = useDeleteStory();
  const stories = query.data?.pages.flatMap((page) => page.stories) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const showMore = async () => {
    const shown = stories.length;
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
  return (
    <>
      <ul ref={list} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard
              story={story}
              onRemove={() => setRemoving(story)}
              onRename={() => setRenaming(story)}
              keep={renderKeep(story)}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-6 text-center">
          <Button look="secondary" onClick={() => void showMore()} busy={query.isFetchingNextPage}>
            {t('my_stories.more')}
          </Button>
        </div>
      )}
      {renaming && <RenameStory story={renaming} onDone={() => setRenaming(null)} />}
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
