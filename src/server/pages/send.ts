import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { AppEnv } from '#server/http/app-env.ts';
import { POLICY_HEADER } from '#server/http/security-headers.ts';
import {
  compressOnce,
  ENCODINGS,
  type Encoding,
  type Page,
  type PreparedPage,
} from '#server/pages/prepared-page.ts';

/** Asked for each time and mostly answered with "as you have it"; in the reader's language, so only their browser keeps it. */
const CACHING = 'private, no-cache';

export function sendPrepared(c: Context<AppEnv>, page: PreparedPage): Response {
  describe(c, page);
  if (isKnown(c, page)) return c.body(null, 304);
  const encoding = acceptedEncoding(c);
  return send(c, encoding ? page[encoding] : page.bytes, encoding);
}

export async function sendPage(c: Context<AppEnv>, page: Page): Promise<Response> {
  describe(c, page);
  return isKnown(c, page) ? c.body(null, 304) : sendBytes(c, page.bytes);
}

export async function sendBytes(c: Context<AppEnv>, bytes: Uint8Array): Promise<Response> {
  c.header('Cache-Control', CACHING);
  const encoding = bytes.length > 1024 ? acceptedEncoding(c) : undefined;
  return send(c, encoding ? await compressOnce(bytes, encoding) : bytes, encoding);
}

/** The policy as well where no body follows: the browser keeps what it was told last. */
function describe(c: Context<AppEnv>, { policy, tag }: Page): void {
  if (policy) c.header(POLICY_HEADER, policy);
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', CACHING);
  c.header('ETag', tag);
}

function isKnown(c: Context<AppEnv>, { tag }: Page): boolean {
  return c.req.header('if-none-match')?.split(/,\s*/).includes(tag) ?? false;
}

function send(c: Context<AppEnv>, bytes: Uint8Array, encoding: Encoding | undefined): Response {
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}

/** The first of ours that is taken at all: browsers name them in no order. */
function acceptedEncoding(c: Context<AppEnv>): Encoding | undefined {
  const asked = c.req.header('accept-encoding');
  if (!asked) return undefined;
  const taken = parseAccept(asked).filter(({ q }) => q > 0);
  return ENCODINGS.find((encoding) => taken.some(({ type }) => type.toLowerCase() === encoding));
}
