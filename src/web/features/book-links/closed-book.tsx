import type { ReactNode } from 'react';

interface ClosedBookProps {
  cover: ReactNode;
  /** A heading. */
  title: ReactNode;
  children: ReactNode;
}

/** A book that somebody shared, as it lies there. */
export function ClosedBook({ cover, title, children }: ClosedBookProps) {
  return (
    <div className="book grain p-4 pb-6 text-center sm:p-6">
      {cover}
      <div className="mt-4 font-display text-h1 text-balance">{title}</div>
      {children}
    </div>
  );
}
