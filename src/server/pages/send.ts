import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { AppEnv } from '#server/http/app-env.ts';
import { rememberFew } from '#server/http/remember-few.ts';
import { POLICY_HEADER, REQUEST_ID_HEADER } from '#server/http/security-headers.ts';
import {
  compressOnce,
  ENCODINGS,
  type Encoding,
  type Page,
  type PreparedPage,
} from '#server/pages/prepared-page.ts';

/** Asked for each time and mostly answered with "as you have it"; in the reader's language, so only their browser keeps it. */
const CACHING = 'private, no-cache';
export const VARIES = 'Accept-Language, Cookie, Accept-Encoding';

/** Of every page, beside what all answers say. */
export function headersOfPage({ policy, tag }: Page): Record<string, string> {
  return {
    // The policy as well where no body follows: the browser keeps what it was told last.
    ...(policy && { [POLICY_HEADER]: policy }),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': CACHING,
    ETag: tag,
    Vary: VARIES,
  };
}

/** An answer that brings all of its headers: nothing is put together while somebody waits. */
export function sendPrepared(c: Context<AppEnv>, page: PreparedPage): Response {
  const headers = { ...page.headers, [REQUEST_ID_HEADER]: c.get('requestId') };
  if (isKnown(c, page)) return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(c);
  const bytes = (encoding ? page[encoding] : page.bytes) as Uint8Array<ArrayBuffer>;
  return new Response(bytes, {
    headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
  });
}

export async function sendPage(c: Context<AppEnv>, page: Page): Promise<Response> {
  for (const [name, value] of Object.entries(headersOfPage(page))) c.header(name, value);
  return isKnown(c, page) ? c.body(null, 304) : sendBytes(c, page.bytes);
}

export async function sendBytes(c: Context<AppEnv>, bytes: Uint8Array): Promise<Response> {
  c.header('Cache-Control', CACHING);
  const encoding = bytes.length > 1024 ? acceptedEncoding(c) : undefined;
  return send(c, encoding ? await compressOnce(bytes, encoding) : bytes, encoding);
}

function isKnown(c: Context<AppEnv>, { tag }: Page): boolean {
  return c.req.header('if-none-match')?.split(/,\s*/).includes(tag) ?? false;
}

function send(c: Context<AppEnv>, bytes: Uint8Array, encoding: Encoding | undefined): Response {
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}

function acceptedEncoding(c: Context<AppEnv>): Encoding | undefined {
  return firstTaken(c.req.header('accept-encoding') ?? '');
}

/** The first of ours that is taken at all: browsers name them in no order. */
const firstTaken = rememberFew((asked): Encoding | undefined => {
  const taken = parseAccept(asked).filter(({ q }) => q > 0);
  return ENCODINGS.find((encoding) => taken.some(({ type }) => type.toLowerCase() === encoding));
});
