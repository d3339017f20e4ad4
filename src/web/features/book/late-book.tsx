import { lazy, type ReactNode } from 'react';
import { onceMore, patiently } from '#web/browser/patiently.ts';
import type { OpenBookProps } from '#web/features/book/book-props.ts';
import { Piece } from '#web/pieces/piece.tsx';

const loadBook = onceMore(async () => {
  const { Book: component } = await import('#web/features/book/book.tsx');
  return { default: component };
});
const Book = lazy(patiently(loadBook));

/** Somebody is about to open one. */
export function expectBook(): void {
  // What does not arrive is asked for again where it is opened.
  loadBook().catch(() => undefined);
}

/** The book comes when somebody opens it. */
export function LateBook({ waiting, ...book }: OpenBookProps & { waiting?: ReactNode }) {
  return (
    <Piece waiting={waiting}>
      <Book {...book} />
    </Piece>
  );
}
