import type { BindingTask } from '#engines/bookbinder/tasks.ts';

/** Runs in the thread of the bindery. What a task does not need is not loaded. */
export default async function work({ make, book }: BindingTask): Promise<Uint8Array> {
  if (make === 'pdf') {
    const { typeset } = await import('#engines/bookbinder/pdf/typeset.ts');
    return typeset(book);
  }
  const { makeEpub } = await import('#engines/bookbinder/epub/make-epub.ts');
  return makeEpub(book);
}
