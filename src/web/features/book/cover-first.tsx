import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, type ComponentProps } from 'react';
import { Cover } from '#web/features/book/cover.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';

interface CoverFirstProps extends Omit<ComponentProps<typeof Cover>, 'isComing' | 'onRead'> {
  onClose: () => void;
  /** By the clock of the page. */
  onSeen: (at: number) => void;
}

/** The cover of a book whose script is on its way, where the book itself will show it: nothing else is seen in between. */
export function CoverFirst({ onClose, onSeen, ...cover }: CoverFirstProps) {
  const t = useTranslate();
  const id = useId();
  const seen = useEffectEvent(onSeen);
  useEffect(() => seen(performance.now()), []);
  return (
    <Modal open onDismiss={onClose} labelledBy={id} className="open-book">
      <div className="open-book-sheet">
        <header className="book-head">
          <IconButton label={t('book.close')} onClick={onClose}>
            <X aria-hidden className="size-6" />
          </IconButton>
          <h2
            id={id}
            lang={cover.language}
            className="book-head-title font-display leading-tight font-semibold"
          >
            {cover.title}
          </h2>
        </header>
        <div className="book-page" data-way="up">
          <Cover {...cover} isComing onRead={() => undefined} />
        </div>
        <footer className="book-bar">
          <div className="book-bar-buttons" />
          <div className="book-progress" />
        </footer>
      </div>
    </Modal>
  );
}
