import { unzipSync, zipSync, strFromU8, strToU8, type Zippable } from 'fflate';
import type { BookManifest } from '#contract/book-file.ts';
import type { family } from '#tests/support/shared-books.ts';

type Family = Awaited<ReturnType<typeof family>>;
/** The files of one book, by their names. */
export type Parts = Record<string, Uint8Array>;

/** A book of a shelf as the file that its family is given. */
export async function bookFileOf({ send }: Family, id: string): Promise<Buffer> {
  const answer = await send('GET', `/api/my-stories/${id}/book.fabloom`);
  if (!answer.ok) throw new Error(`no file: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

export function partsOf(file: Uint8Array): Parts {
  return unzipSync(file);
}

export function manifestIn(parts: Parts): BookManifest {
  return JSON.parse(strFromU8(parts['book.json'] ?? new Uint8Array())) as BookManifest;
}

export function withManifest(parts: Parts, manifest: unknown): Parts {
  return { ...parts, 'book.json': strToU8(JSON.stringify(manifest)) };
}

export function packed(parts: Parts): Buffer {
  const files: Zippable = Object.fromEntries(Object.entries(parts).map(([name, data]) => [name, data]));
  return Buffer.from(zipSync(files, { level: 6 }));
}
