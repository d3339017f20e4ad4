import { Feather } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';

/** In the place of the page that the storyteller has not come to yet. */
export function BeingTold() {
  const t = useTranslate();
  return (
    <div className="book-still">
      <Feather aria-hidden className="size-12 animate-bob text-coral" strokeWidth={1.5} />
      <p role="status" className="font-display text-h2 font-semibold text-balance">
        {t('story.writing')}
      </p>
    </div>
  );
}
