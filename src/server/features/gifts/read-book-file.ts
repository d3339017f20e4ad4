import { BOOK_FILE_FORMAT, BOOK_FILE_VERSION } from '#domain/book-file.ts';
import {
  bookManifest,
  BROKEN_BOOK_FILE,
  NEWER_BOOK_FILE,
  NOT_A_BOOK_FILE,
  type BookManifest,
} from '#contract/book-file.ts';
import { cleanText } from '#domain/text/printable-text.ts';
import { BOUNDS, MANIFEST } from '#server/features/gifts/file-names.ts';
import { readZip } from '#server/features/gifts/read-zip.ts';
import { AppError } from '#server/http/errors.ts';

export interface BookFile {
  manifest: BookManifest;
  /** Under the names that the manifest gives them: each is there, and no other. */
  files: ReadonlyMap<string, Buffer>;
}

/** The file of a book, its parts not looked at yet. What is none, or not whole, is refused in words. */
export async function readBookFile(bytes: Buffer): Promise<BookFile> {
  if (!startsAsZip(bytes)) throw notABook();
  const files = await readZip(bytes, BOUNDS).catch((error: Error) => {
    throw broken(error.message);
  });
  const packed = files.get(MANIFEST);
  if (!packed) throw notABook();
  const manifest = manifestOf(packed);
  files.delete(MANIFEST);
  const named = manifest.pictures.flatMap(({ file, page }) => (page ? [file, page] : [file]));
  named.push(...manifest.recordings.flatMap((recording) => recording.files));
  const isWhole = named.length === files.size && new Set(named).size === named.length;
  if (!isWhole || !named.every((name) => files.has(name)))
    throw broken('its list and its files do not agree');
  return { manifest, files };
}

function manifestOf(packed: Buffer): BookManifest {
  const sent = parsed(packed);
  const { format, version } = (sent ?? {}) as Record<string, unknown>;
  if (format !== BOOK_FILE_FORMAT) throw notABook();
  if (Number.isInteger(version) && Number(version) > BOOK_FILE_VERSION)
    throw new AppError(422, NEWER_BOOK_FILE, 'This book was made by a newer Fabloom');
  const manifest = bookManifest.safeParse(sent);
  if (!manifest.success) {
    const [issue] = manifest.error.issues;
    throw broken(`${issue?.path.join('.')} ${issue?.message}`);
  }
  return manifest.data;
}

/** Only what can be seen comes in: what hides in a text, or turns it, is left out of every part of it. */
function parsed(packed: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(packed);
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? cleanText(value) : value));
  } catch {
    throw broken('its list cannot be read');
  }
}

export function broken(why: string): AppError {
  return new AppError(422, BROKEN_BOOK_FILE, `The file of the book is not whole: ${why}`);
}

function notABook(): AppError {
  return new AppError(415, NOT_A_BOOK_FILE, 'This is no file of a book');
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];

function startsAsZip(bytes: Buffer): boolean {
  return ZIP.every((byte, i) => bytes[i] === byte);
}
