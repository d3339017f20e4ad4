import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** On every answer. A page has a policy of its own instead of the one here. */
export function headersOfEveryAnswer(config: Config): Readonly<Record<string, string>> {
  const policy = contentPolicy(config)();
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(self), geolocation=(), payment=(), browsing-topics=()',
    ...(config.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
    ...(policy && { [POLICY_HEADER]: policy }),
  };
}

/**
 * Headers are set before the handler runs, so that they become part of the response as it is made; touching a
 * finished response costs a copy of it. A handler must therefore answer through its context (`c.json`, `c.body`), or
 * bring all of them.
 */
export function securityHeaders(config: Config) {
  const fixed = Object.entries(headersOfEveryAnswer(config));
  return createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, value] of fixed) c.header(name, value);
    c.header(REQUEST_ID_HEADER, c.get('requestId'));
    await next();
  });
}

export const POLICY_HEADER = 'Content-Security-Policy';
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Of the scripts and style elements that stand in a page, as the policy names them. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** As a policy names it. */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** What Radix writes into a page when a list or a scroll area opens: always the same words, which hide its scrollbar. */
const PRIMITIVE_STYLES = ['select', 'scroll-area'].map((name) => {
  const part = `[data-radix-${name}-viewport]`;
  return hashOf(
    `${part}{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}${part}::-webkit-scrollbar{display:none}`,
  );
});

/** What an answer may run and load: what stands in our files, and of what stands in a page just what is named. */
export function contentPolicy(config: Config): (inline?: InlineHashes) => string | undefined {
  // Vite's development client injects scripts and styles of its own.
  if (config.mode !== 'production') return () => undefined;
  // Narrations may lie in a store of the owner's own.
  const sounds = config.s3?.publicUrl ? ` ${new URL(config.s3.publicUrl).origin}` : '';
  return ({ scripts, styles } = { scripts: [], styles: [] }) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles, ...PRIMITIVE_STYLES].join(' '),
      // Positions computed in the browser are style attributes; they can neither load nor run anything.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      `media-src 'self' blob:${sounds}`,
      "font-src 'self'",
      `connect-src 'self'${sounds}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}
