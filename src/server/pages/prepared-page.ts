import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Page {
  bytes: Buffer;
  policy: string | undefined;
  /** Changes with the page and with its policy, which an answer without a body renews as well. */
  tag: string;
}

/** A page that is sent as it lies there, again and again. */
export interface PreparedPage extends Page, Record<Encoding, Buffer> {
  /** All that an answer with it says of itself, but for the encoding and the request's own id. */
  headers: Readonly<Record<string, string>>;
}

/** What few ask for is not worth the best. */
const EFFORTS = { best: { br: 9, gzip: 9 }, quick: { br: 4, gzip: 5 } };
export type Effort = keyof typeof EFFORTS;

export function pageOf(html: string, policy: string | undefined): Page {
  const tag = createHash('sha256')
    .update(policy ?? '')
    .update(html)
    .digest('base64url')
    .slice(0, 22);
  return { bytes: Buffer.from(html), policy, tag: `W/"${tag}"` };
}

/** Most pages are the same when they are rendered anew: then the last one stays. */
export async function prepare(
  page: Page,
  headers: Readonly<Record<string, string>>,
  last: PreparedPage | undefined,
  effort: Effort = 'best',
): Promise<PreparedPage> {
  if (last?.tag === page.tag) return last;
  const [br, packed] = await Promise.all([
    brotli(page.bytes, EFFORTS[effort].br),
    gzipAsync(page.bytes, { level: EFFORTS[effort].gzip }),
  ]);
  return { ...page, headers, br, gzip: packed };
}

/** For what is sent once; on another thread. */
export function compressOnce(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(bytes, EFFORTS.quick.br)
    : gzipAsync(bytes, { level: EFFORTS.quick.gzip });
}

function brotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
