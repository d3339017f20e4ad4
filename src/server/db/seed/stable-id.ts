import { createHash } from 'node:crypto';

/**
 * The same content has the same id in every installation, so that a shared link or a stored picture outlives a
 * database that was made anew. (UUID version 8: a layout of our own.)
 */
export function stableId(kind: string, slug: string): string {
  const bytes = createHash('sha256').update(`fabloom/${kind}/${slug}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
