import { Feather } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface WaitingProps {
  /** Nothing has been told yet. */
  isBeginning: boolean;
  /** Absent as long as it is on its way. */
  onRetry: (() => void) | undefined;
}

/** A page that is still being written. */
export function Waiting({ isBeginning, onRetry }: WaitingProps) {
  const t = useTranslate();
  return (
    <div className="book-still">
      <Feather
        aria-hidden
        className={onRetry ? 'size-12 text-ink-soft' : 'size-12 animate-bob text-coral'}
        strokeWidth={1.5}
      />
      <p role="status" className="font-display text-h2 font-semibold text-balance">
        {t(onRetry ? 'story.error.exception' : isBeginning ? 'adventure.starting' : 'adventure.waiting')}
      </p>
      {onRetry && (
        <Button size="large" onClick={onRetry}>
          {t('wizard.try_again')}
        </Button>
      )}
    </div>
  );
}
