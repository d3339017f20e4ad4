import type { ReactNode } from 'react';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Course } from '#web/features/book/book-bar.tsx';
import type { FamilyTools } from '#web/features/book/family-tools.ts';
import type { WaysOn } from '#web/features/book/last-page.tsx';
import type { Crossroads } from '#web/features/book/pages.ts';
import type { Aside } from '#web/reader/aside.ts';
import type { Beside } from '#web/reader/beside.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';

export interface BookProps {
  title: string;
  byline: ReactNode;
  language: LanguageCode;
  /** For whom it was written. */
  ageGroup: AgeGroup;
  cover: ReactNode;
  /** The address of a picture for its cover, where that is not its first one. */
  artwork?: string;
  /** Whether it is read aloud to this visitor; where it is not said, as soon as there is a voice. */
  canRead?: boolean;
  pages: readonly BookPage[];
  /** To talk about when it is over. */
  questions?: readonly string[];
  waysOn: WaysOn;
  onRetryPictures: () => void;
  /** Absent for a story that nobody tells in another language. */
  beside?: Beside | undefined;
  /** What the voice of the page reads here, where it is not the story of that page. */
  own?: Aside;
  /** Absent for a story that is told to its end. */
  crossroads?: Crossroads | undefined;
  /** How far it is, where nobody knows yet how many pages there will be. */
  course?: Course;
  /** Absent for a story that no family can read to itself. */
  family?: FamilyTools | undefined;
}

export interface OpenBookProps extends BookProps {
  /** The page that is seen first. */
  page: number;
  /** Its cover has been before its reader since then, by the clock of the page: it goes on to rise from where it is. */
  seenAt?: number | undefined;
  /** It was open at this page. */
  onClose: (page: number) => void;
  onTurn?: ((page: number) => void) | undefined;
}
