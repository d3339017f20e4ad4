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
}

/** Read to me, I'll read: both open the book at its first page. */
export function BookOpener({ canRead, prepare, ...book }: BookOpenerProps) {
  const [open, setOpen] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const voice = useVoice();
  const read = () => {
    // Now, within the touch; the page may come a moment later.
    voice?.readFrom(book.pages[0]?.offset ?? 0);
    setOpen(true);
  };
  const openBook = async () => {
    setPreparing(true);
    await prepare?.();
    setPreparing(false);
    setOpen(true);
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
          <Book {...book} page={1} onClose={() => setOpen(false)} />
        </Piece>
      )}
    </>
  );
}
