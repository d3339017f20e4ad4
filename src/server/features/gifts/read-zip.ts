import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry } from 'yauzl';

export interface ZipBounds {
  /** The largest size of a file of this name; undefined where no such file belongs. */
  mostOf: (name: string) => number | undefined;
  mostFiles: number;
  /** Of all files, unpacked. */
  mostBytes: number;
}

/**
 * Every file of a zip, by name. What is larger than it says, is there twice, has a name that does not belong, or was damaged on its way
 * makes the whole unreadable: then this throws. Nothing is unpacked before all names and sizes are known to be right.
 */
export async function readZip(bytes: Buffer, bounds: ZipBounds): Promise<Map<string, Buffer>> {
  // Sizes are held to what they are said to be; names that lead out of their folder are refused.
  const zip = await fromBufferPromise(bytes, {
    lazyEntries: true,
    validateEntrySizes: true,
    strictFileNames: true,
  });
  if (zip.entryCount > bounds.mostFiles) throw new Error('it holds too many files');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  requireBounds(entries, bounds);
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.canDecodeFileData()) throw new Error('a file is packed in a way that is not known');
    const data = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(data) !== entry.crc32) throw new Error('a file was damaged');
    files.set(entry.fileName, data);
  }
  return files;
}

function requireBounds(entries: readonly Entry[], { mostOf, mostFiles, mostBytes }: ZipBounds): void {
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (names.size !== entries.length || entries.length > mostFiles) throw new Error('a file is there twice');
  let all = 0;
  for (const { fileName, uncompressedSize } of entries) {
    const most = mostOf(fileName);
    if (most === undefined) throw new Error('a file does not belong into it');
    if (uncompressedSize > most) throw new Error('a file is too large');
    all += uncompressedSize;
  }
  if (all > mostBytes) throw new Error('it is too large');
}
