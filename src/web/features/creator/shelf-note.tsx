import { BookMarked, Check, CloudOff, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';
import type { ShelfStatus } from '#web/features/creator/use-shelf.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** Says where the story is kept. */
export function ShelfNote({ status, onRetry }: { status: ShelfStatus; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
      {status === 'guest' && (
        <>
          <BookMarked aria-hidden className="size-4.5" />
          {t('story.guest.saved')}
        </>
      )}
      {status === 'saving' && (
        <>
          <LoaderCircle aria-hidden className="size-4.5 motion-safe:animate-spin" />
          {t('story.shelf.saving')}
        </>
      )}
      {status === 'saved' && (
        <>
          <Check aria-hidden className="size-4.5 text-leaf" />
          {t('story.shelf.saved')} ·{' '}
          <Link to="/dashboard?tab=stories" className="inline-flex min-h-11 min-w-11 items-center font-bold">
            {t('story.shelf.open')}
          </Link>
        </>
      )}
      {status === 'waits' && (
        <>
          <CloudOff aria-hidden className="size-4.5" />
          {t('story.shelf.waits')}
        </>
      )}
      {status === 'failed' && (
        <>
          <CloudOff aria-hidden className="size-4.5 text-danger" />
          {t('story.shelf.failed')}
          <Button look="quiet" size="small" onClick={onRetry}>
            {t('story.shelf.retry')}
          </Button>
        </>
      )}
    </p>
  );
}
