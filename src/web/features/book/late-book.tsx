import { lazy } from 'react';
import { patiently } from '#web/browser/patiently.ts';
import type { OpenBookProps } from '#web/features/book/book.tsx';
import { Piece } from '#web/pieces/piece.tsx';

const Book = lazy(
  patiently(async () => {
    const { Book: component } = await import('#web/features/book/book.tsx');
    return { default: component };
  }),
);

/** The book comes when somebody opens it. */
export function LateBook(book: OpenBookProps) {
  return (
    <Piece>
      <Book {...book} />
    </Piece>
  );
}
