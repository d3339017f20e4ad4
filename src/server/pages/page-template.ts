import { constants, crc32, deflateRawSync } from 'node:zlib';
import { joinChecksums, shiftOf, type Shift } from '#server/pages/joined-checksum.ts';

/** Stands in the rendered HTML where each response puts a nonce of its own. */
export const NONCE_PLACEHOLDER = '__csp_nonce__';

export interface PageTemplate {
  html(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

interface Measured {
  bytes: Buffer;
  checksum: number;
  shift: Shift;
}

interface Part extends Measured {
  deflated: Buffer;
}

/**
 * A rendered page that can be sent again and again with a fresh nonce, also compressed, without compressing it again:
 * the text between two nonces is deflated once and ends on a byte boundary with an empty window (a full flush), so a
 * nonce can be slipped in between as a stored block. The checksum of the whole is joined from those of the parts.
 */
export function pageTemplate(rendered: string): PageTemplate {
  const [first, ...rest] = rendered.split(NONCE_PLACEHOLDER).map(partOf) as [Part, ...Part[]];
  return {
    html(nonce) {
      const value = Buffer.from(nonce);
      return Buffer.concat([first.bytes, ...rest.flatMap((part) => [value, part.bytes])]);
    },
    gzip(nonce) {
      const value = measure(Buffer.from(nonce));
      const stored = storedBlock(value.bytes);
      let checksum = first.checksum;
      let size = first.bytes.length;
      for (const part of rest) {
        checksum = joinChecksums(checksum, value.checksum, value.shift);
        checksum = joinChecksums(checksum, part.checksum, part.shift);
        size += value.bytes.length + part.bytes.length;
      }
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(size, 4);
      const blocks = rest.flatMap((part) => [stored, part.deflated]);
      return Buffer.concat([GZIP_HEADER, first.deflated, ...blocks, LAST_BLOCK, trailer]);
    },
  };
}

function partOf(text: string): Part {
  const bytes = Buffer.from(text);
  return {
    ...measure(bytes),
    deflated: deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  };
}

function measure(bytes: Buffer): Measured {
  return { bytes, checksum: crc32(bytes), shift: shiftOf(bytes.length) };
}

function storedBlock(value: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(value.length, 1);
  header.writeUInt16LE(~value.length & 0xffff, 3);
  return Buffer.concat([header, value]);
}
