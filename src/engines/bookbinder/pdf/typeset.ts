import { readyToSet } from '#engines/bookbinder/pdf/manuscript.ts';
import type { Book } from '#engines/bookbinder/port.ts';
import { setPdf } from '#engines/bookbinder/typst.ts';

/** The picture book, as a PDF. Heavy: for the workers of the bindery. */
export function typeset(book: Book): Uint8Array {
  const { manuscript, fontFiles, pictures } = readyToSet(book);
  const files = new Map<string, string | Uint8Array>([['pdf/book.json', JSON.stringify(manuscript)]]);
  for (const [name, jpeg] of pictures) files.set(`pdf/${name}`, jpeg);
  return setPdf({ template: 'pdf/book.typ', files, fontFiles });
}
