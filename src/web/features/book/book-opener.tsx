import { useState } from 'react';
import type { BookProps } from '#web/features/book/book-props.ts';
import { CoverFirst } from '#web/features/book/cover-first.tsx';
import { LateBook } from '#web/features/book/late-book.tsx';
import { OpeningButtons } from '#web/features/book/opening-buttons.tsx';
import { COVER } from '#web/features/book/pages.ts';
import { useVoice } from '#web/reader/voice.ts';

interface BookOpenerProps extends BookProps {
  /** Whether it is read aloud to this visitor. */
  canRead: boolean;
  /** What must be there before it is opened. */
  prepare?: () => Promise<unknown>;
  /** Where it was left another time. */
  leftAt?: number;
  /** Somebody elsewhere asks for this page: another asking is another object. */
  asked?: { page: number } | null;
  /** It is open at this page. */
  onTurn?: (page: number) => void;
  onClosed?: () => void;
}

/** Read to me begins at the first page, I'll read where the book was closed. */
export function BookOpener(props: BookOpenerProps) {
  const { prepare, leftAt = 1, asked = null, onTurn, onClosed, ...book } = props;
  const [answered, setAnswered] = useState(asked);
  const [open, setOpen] = useState(asked !== null);
  const [page, setPage] = useState(asked?.page ?? leftAt);
  const [isPreparing, setPreparing] = useState(false);
  /** Its cover is seen before the rest of it is there. */
  const [seenAt, setSeenAt] = useState<number>();
  const voice = useVoice();
  if (asked && asked !== answered) {
    setAnswered(asked);
    setPage(asked.page);
    setOpen(true);
  }
  const openBook = async () => {
    setPreparing(true);
    await prepare?.();
    setPreparing(false);
    setOpen(true);
  };
  const read = () => {
    // Now, within the touch; the page may come a moment later.
    voice?.readFrom(book.pages[0]?.offset ?? 0);
    setPage(1);
    void openBook();
  };
  const close = (at: number) => {
    // Who closes a book wants to hear no more of it.
    voice?.pause();
    setOpen(false);
    setSeenAt(undefined);
    // Read to its end, it begins anew.
    setPage(at > book.pages.length ? 1 : Math.max(at, 1));
    onClosed?.();
  };
  const cover = (
    <CoverFirst
      title={book.title}
      byline={book.byline}
      language={book.language}
      picture={book.cover}
      canRead={book.canRead}
      isOpening={page !== COVER}
      onOpen={() => setPage(1)}
      onTools={book.waysOn.onTools}
      onClose={() => close(COVER)}
      onSeen={setSeenAt}
    />
  );
  return (
    <>
      <OpeningButtons
        canRead={book.canRead}
        isComing={voice === null}
        onRead={read}
        isOpening={isPreparing}
        onOpen={() => void openBook()}
      />
      {open && (
        <LateBook
          {...book}
          page={page}
          seenAt={seenAt}
          onTurn={onTurn}
          onClose={close}
          waiting={(page === COVER || seenAt !== undefined) && cover}
        />
      )}
    </>
  );
}
