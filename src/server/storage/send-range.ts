import type { Context } from 'hono';
import { byteRange } from '#server/storage/byte-range.ts';

/** A sound, whole or in parts: a player jumps to and fro. */
export function sendRange(c: Context, bytes: Uint8Array, { type, cache }: { type: string; cache: string }) {
  c.header('Accept-Ranges', 'bytes');
  const range = byteRange(c.req.header('range'), bytes.length);
  if (range === null) {
    c.header('Content-Range', `bytes */${bytes.length}`);
    return c.body(null, 416);
  }
  c.header('Content-Type', type);
  c.header('Cache-Control', cache);
  if (!range) return c.body(Uint8Array.from(bytes));
  c.header('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  return c.body(Uint8Array.from(bytes.subarray(range.first, range.last + 1)), 206);
}
