import { BookOpen, Headphones } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface OpeningButtonsProps {
  /** It is read aloud to this visitor. */
  canRead: boolean;
  /** The voice is not there yet. */
  isComing?: boolean;
  /** What the book shows is being looked up. */
  isOpening?: boolean;
  onRead: () => void;
  onOpen: () => void;
}

/** The two ways into a book. */
export function OpeningButtons(props: OpeningButtonsProps) {
  const { canRead, isComing = false, isOpening = false, onRead, onOpen } = props;
  const t = useTranslate();
  return (
    <div className="flex flex-wrap justify-center gap-3 font-sans">
      {canRead && (
        <Button size="large" onClick={onRead} busy={isComing}>
          <Headphones aria-hidden className="size-6" />
          {t('book.read_to_me')}
        </Button>
      )}
      <Button size="large" look={canRead ? 'secondary' : 'primary'} onClick={onOpen} busy={isOpening}>
        <BookOpen aria-hidden className="size-6" />
        {t('book.read_myself')}
      </Button>
    </div>
  );
}
