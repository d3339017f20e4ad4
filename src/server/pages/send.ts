import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { PageTemplate } from '#server/pages/page-template.ts';

const compress = promisify(gzip);

/** Each copy of a page has a nonce of its own, so no cache on the way may keep it; the browser may go back to it. */
const CACHING = 'private, no-cache';

export function sendTemplate(c: Context<AppEnv>, template: PageTemplate): Response {
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', CACHING);
  const packed = acceptsGzip(c);
  if (packed) c.header('Content-Encoding', 'gzip');
  const body = packed ? template.gzip(c.get('nonce')) : template.html(c.get('nonce'));
  return c.body(body as Uint8Array<ArrayBuffer>);
}

/** What is sent once is compressed once, on another thread. */
export async function sendBytes(c: Context<AppEnv>, bytes: Uint8Array): Promise<Response> {
  c.header('Cache-Control', CACHING);
  const packed = bytes.length > 1024 && acceptsGzip(c);
  if (packed) c.header('Content-Encoding', 'gzip');
  const body = packed ? await compress(bytes, { level: 5 }) : bytes;
  return c.body(body as Uint8Array<ArrayBuffer>);
}

function acceptsGzip(c: Context<AppEnv>): boolean {
  if (!c.req.header('accept-encoding')) return false;
  return accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
}
