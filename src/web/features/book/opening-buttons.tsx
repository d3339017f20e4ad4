import { BookOpen, Headphones } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface OpeningButtonsProps {
  /** It is read aloud to this visitor. */
  canRead: boolean;
  /** The voice is not there yet. */
  isComing?: boolean;
  onRead: () => void;
  onOpen: () => void;
}

/** The two ways into a book. */
export function OpeningButtons({ canRead, isComing = false, onRead, onOpen }: OpeningButtonsProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap justify-center gap-3 font-sans">
      {canRead && (
        <Button size="large" onClick={onRead} busy={isComing}>
          <Headphones aria-hidden className="size-6" />
          {t('book.read_to_me')}
        </Button>
      )}
      <Button size="large" look={canRead ? 'secondary' : 'primary'} onClick={onOpen}>
        <BookOpen aria-hidden className="size-6" />
        {t('book.read_myself')}
      </Button>
    </div>
  );
}
