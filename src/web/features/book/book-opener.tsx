import { lazy, useState } from 'react';
import { patiently } from '#web/browser/patiently.ts';
import type { BookProps } from '#web/features/book/book.tsx';
import { OpeningButtons } from '#web/features/book/opening-buttons.tsx';
import { Piece } from '#web/pieces/piece.tsx';
import { useVoice } from '#web/reader/voice.ts';

const Book = lazy(
  patiently(async () => {
    const { Book: component } = await import('#web/features/book/book.tsx');
    return { default: component };
  }),
);

interface BookOpenerProps extends BookProps {
  /** Whether it is read aloud to this visitor. */
  canRead: boolean;
  /** What must be there before it is opened. */
  prepare?: () => Promise<unknown>;
  /** Where it was left another time. */
  leftAt?: number;
  /** It is closed at this page. */
  onLeave?: (page: number) => void;
}

/** Read to me begins at the first page, I'll read where the book was closed. */
export function BookOpener({ canRead, prepare, leftAt = 1, onLeave, ...book }: BookOpenerProps) {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(leftAt);
  const [isPreparing, setPreparing] = useState(false);
  const voice = useVoice();
  const read = () => {
    // Now, within the touch; the page may come a moment later.
    voice?.readFrom(book.pages[0]?.offset ?? 0);
    setPage(1);
    setOpen(true);
  };
  const openBook = async () => {
    setPreparing(true);
    await prepare?.();
    setPreparing(false);
    setOpen(true);
  };
  const close = (at: number) => {
    // Read to its end, it begins anew.
    const next = at > book.pages.length ? 1 : Math.max(at, 1);
    setOpen(false);
    setPage(next);
    onLeave?.(next);
  };
  return (
    <>
      <OpeningButtons
        canRead={canRead}
        isComing={voice === null}
        onRead={read}
        isOpening={isPreparing}
        onOpen={() => void openBook()}
      />
      {open && (
        <Piece>
          <Book {...book} page={page} onClose={close} />
        </Piece>
      )}
    </>
  );
}
