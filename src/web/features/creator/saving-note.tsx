import { BookMarked, Check, CloudOff, Download, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { CreatedStory } from '#domain/created-story.ts';
import { downloadText } from '#web/features/creator/download-text.ts';
import type { SavingStatus } from '#web/features/creator/use-saving.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface SavingNoteProps {
  story: CreatedStory;
  status: SavingStatus;
  /** In My Stories or in this browser. */
  isKept: boolean;
  onRetry: () => void;
}

/** Says where the story is kept, or that it is not. */
export function SavingNote({ story, status, isKept, onRetry }: SavingNoteProps) {
  const t = useTranslate();
  const isLost = !isKept && (status === 'guest' || status === 'failed');
  return (
    // As high as with its link: the book below stays where it is when the story has been kept.
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-soft">
      <p role="status" className="flex items-center gap-2 *:[svg]:shrink-0">
        {status === 'guest' && isKept && (
          <>
            <BookMarked aria-hidden className="size-4.5" />
            {t('story.guest.saved')}
          </>
        )}
        {status === 'guest' && !isKept && (
          <>
            <TriangleAlert aria-hidden className="size-4.5 text-danger" />
            {t('story.guest.not_kept')}
          </>
        )}
        {status === 'saving' && (
          <>
            <LoaderCircle aria-hidden className="size-4.5 motion-safe:animate-spin" />
            {t('story.saving.saving')}
          </>
        )}
        {status === 'saved' && (
          <>
            <Check aria-hidden className="size-4.5 text-leaf" />
            <span>
              {t('story.saving.saved')} ·{' '}
              <Link
                to="/dashboard?tab=stories"
                className="inline-flex min-h-11 min-w-11 items-center font-bold"
              >
                {t('story.saving.open')}
              </Link>
            </span>
          </>
        )}
        {status === 'waits' && (
          <>
            <CloudOff aria-hidden className="size-4.5" />
            {t('story.saving.waits')}
          </>
        )}
        {status === 'failed' && (
          <>
            <CloudOff aria-hidden className="size-4.5 text-danger" />
            {t(isKept ? 'story.saving.failed' : 'story.saving.not_kept')}
          </>
        )}
      </p>
      {status === 'failed' && (
        <Button look="quiet" size="small" onClick={onRetry}>
          {t('story.saving.retry')}
        </Button>
      )}
      {isLost && (
        <Button look="secondary" size="small" onClick={() => downloadText(story)}>
          <Download aria-hidden className="size-5" />
          {t('story.losing.download')}
        </Button>
      )}
    </div>
  );
}
