import type { ReactNode } from 'react';
import type { BookPage } from '#web/scenes/book-pages.ts';

/** The page that somebody is about to read aloud. */
export interface PageToRead {
  page: BookPage;
  /** Counted from 1. */
  number: number;
  pages: number;
  onNext: () => void;
  onClose: () => void;
}

/** What a family does with its own voices in an open book. */
export interface FamilyTools {
  /** Whose voice reads, and the way to a new one. */
  renderMenu: (onRecord: () => void) => ReactNode;
  /** In the place of the book's bar. */
  renderRecorder: (open: PageToRead) => ReactNode;
}
