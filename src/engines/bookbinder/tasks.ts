import type { EpubTexts } from '#engines/bookbinder/epub/epub-texts.ts';
import type { Book, Guide, Sheet, Title } from '#engines/bookbinder/port.ts';

/** What the workers of the bindery are asked to make. */
export type BindingTask =
  | { make: 'pdf'; book: Book }
  | { make: 'epub-texts'; book: Book }
  | { make: 'sheet'; sheet: Sheet }
  | { make: 'guide'; guide: Guide }
  | ({ make: 'title' } & Title);

export interface BindingAnswers {
  pdf: Uint8Array;
  'epub-texts': EpubTexts;
  sheet: Uint8Array;
  guide: Uint8Array;
  title: string | undefined;
}
