import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Stands in the rendered HTML where each response puts a nonce of its own. */
export const NONCE_PLACEHOLDER = '__csp_nonce__';

export interface PageTemplate {
  html(nonce: string): string;
  gzip(nonce: string): Buffer;
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

/**
 * A rendered page that can be sent again and again with a fresh nonce, also compressed, without compressing it again:
 * the text between two nonces is deflated once and ends on a byte boundary with an empty window (a full flush), so a
 * nonce can be slipped in between as a stored block. Only the checksum is computed per response.
 */
export function pageTemplate(rendered: string): PageTemplate {
  const texts = rendered.split(NONCE_PLACEHOLDER);
  const parts = texts.map((text) => Buffer.from(text));
  const deflated = parts.map((part) =>
    deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const first = parts[0] ?? Buffer.alloc(0);
  const firstChecksum = crc32(first);

  return {
    html: (nonce) => texts.join(nonce),
    gzip(nonce) {
      const value = Buffer.from(nonce);
      const stored = storedBlock(value);
      const chunks: Buffer[] = [GZIP_HEADER];
      let checksum = firstChecksum;
      let size = first.length;
      parts.forEach((part, index) => {
        if (index > 0) {
          chunks.push(stored);
          checksum = crc32(part, crc32(value, checksum));
          size += value.length + part.length;
        }
        chunks.push(deflated[index] as Buffer);
      });
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(size, 4);
      chunks.push(LAST_BLOCK, trailer);
      return Buffer.concat(chunks);
    },
  };
}

function storedBlock(value: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(value.length, 1);
  header.writeUInt16LE(~value.length & 0xffff, 3);
  return Buffer.concat([header, value]);
}
