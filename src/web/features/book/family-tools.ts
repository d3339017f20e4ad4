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
  /** Told how far the recording is, whenever that changes. */
  onTake: (take: TakeUnderWay) => void;
}

/** A recording of this page and no other: as long as there is one, the page stays open. */
export interface TakeUnderWay {
  phase: 'idle' | 'asking' | 'live' | 'working';
  /** Ends it, and keeps what was read. */
  stop: () => void;
}

/** What a family does with its own voices in an open book. */
export interface FamilyTools {
  /** Whose voice reads, and the way to a new one. */
  renderMenu: (onRecord: () => void) => ReactNode;
  /** In the place of the book's bar. */
  renderRecorder: (open: PageToRead) => ReactNode;
}
