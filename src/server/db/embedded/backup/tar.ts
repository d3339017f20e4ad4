/** The little of the tar format that PostgreSQL's backups use: plain files and folders. */
export const BLOCK = 512;

export interface TarEntry {
  name: string;
  kind: 'file' | 'folder';
  mode: number;
  size: number;
}

/** A small file as tar blocks: header, content, padding. */
export function tarFile(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(content.length, 11), 124);
  header.write(octal(Math.floor(Date.now() / 1000), 11), 136);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(octal(checksumOf(header), 6), 148);
  return Buffer.concat([header, content, Buffer.alloc(paddingOf(content.length))]);
}

/** The entry that a header block announces, or `undefined` for the zeros at the end. */
export function parseTarHeader(header: Buffer): TarEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  if (readOctal(header, 148, 8) !== checksumOf(header)) throw new Error('a file header is damaged');
  const prefix = readText(header, 345, 155);
  const name = readText(header, 0, 100);
  return {
    name: prefix ? `${prefix}/${name}` : name,
    kind: kindOf(header.toString('latin1', 156, 157)),
    mode: readOctal(header, 100, 8),
    size: readSize(header),
  };
}

export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function kindOf(flag: string): TarEntry['kind'] {
  if (flag === '0' || flag === '\0') return 'file';
  if (flag === '5') return 'folder';
  throw new Error(`an entry of kind ${JSON.stringify(flag)} does not belong into a backup`);
}

/** The sum of all bytes, with the sum's own field taken as blanks. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : (header[i] ?? 0);
  return sum;
}

function readText(header: Buffer, start: number, length: number): string {
  return header.toString('utf8', start, start + length).replace(/\0.*$/s, '');
}

function readOctal(header: Buffer, start: number, length: number): number {
  return Number.parseInt(readText(header, start, length).trim() || '0', 8);
}

/** Files from 8 GB on carry their size as a binary number. */
function readSize(header: Buffer): number {
  if ((header[124] ?? 0) < 128) return readOctal(header, 124, 12);
  return Number(header.readBigUInt64BE(128));
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}
