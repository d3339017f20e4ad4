import { BookMarked, Check, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import type { StoryPicture } from '#domain/created-story.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** An adventure that was played to its end, as a story. */
export interface PlayedAdventure {
  title: string;
  segments: readonly string[];
  scenes: readonly StoryScene[];
  pictures: readonly StoryPicture[];
}

/** Where it is now; nowhere if neither My Stories nor the browser could take it. */
export type KeepPlayed = (played: PlayedAdventure) => Promise<'my_stories' | 'browser' | 'nowhere'>;

/** One way through the adventure becomes a story of its own. */
export function KeepButton({ onKeep }: { onKeep: () => ReturnType<KeepPlayed> }) {
  const t = useTranslate();
  const [status, setStatus] = useState<'open' | 'busy' | 'done'>('open');
  const [inMyStories, setInMyStories] = useState(false);
  const keep = async () => {
    if (status !== 'open') return;
    setStatus('busy');
    const place = await onKeep();
    setStatus(place === 'nowhere' ? 'open' : 'done');
    setInMyStories(place === 'my_stories');
    toast({ title: t(`adventure.kept.${place}`), look: place === 'nowhere' ? 'danger' : 'success' });
  };
  const Icon = { open: BookMarked, busy: LoaderCircle, done: Check }[status];
  return (
    <>
      {/* Not disabled when it is done: the focus would be lost. */}
      <Button look="secondary" aria-disabled={status !== 'open'} onClick={() => void keep()}>
        <Icon aria-hidden className={status === 'busy' ? 'size-5 motion-safe:animate-spin' : 'size-5'} />
        {t(status === 'done' ? 'adventure.kept' : 'adventure.keep')}
      </Button>
      {inMyStories && (
        <ButtonLink look="secondary" to="/dashboard?tab=stories">
          {t('story.saving.open')}
        </ButtonLink>
      )}
    </>
  );
}
