import { useSyncExternalStore } from 'react';
import { ClosedBook } from '#web/features/book-links/closed-book.tsx';
import { OPEN_EARLY } from '#web/features/book-links/early-opening.ts';
import { CoverImage } from '#web/scenes/cover-image.tsx';
import { useInlineMark } from '#web/shell/inline-mark.ts';

/** Where the script behind it shows picture and title before React is there; React leaves alone what it finds. */
export function EarlyCover() {
  const mark = useInlineMark();
  const asSent = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return (
    <>
      <div hidden suppressHydrationWarning className="peer">
        <ClosedBook
          cover={<CoverImage fetchPriority="high" suppressHydrationWarning />}
          title={<h1 suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />}
        >
          <div className="h-25" />
        </ClosedBook>
      </div>
      {asSent && (
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: OPEN_EARLY }} />
      )}
    </>
  );
}
