import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/**
 * Headers are set before the handler runs, so that they become part of the response as it is made; touching a
 * finished response costs a copy of it. A handler must therefore answer through its context (`c.json`, `c.body`).
 */
export function securityHeaders(config: Config) {
  const fixed: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()'],
  ];
  if (config.siteUrl.startsWith('https:')) {
    fixed.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  }
  // Narrations may lie in a store of the owner's own.
  const sounds = config.s3?.publicUrl ? ` ${new URL(config.s3.publicUrl).origin}` : '';
  return createMiddleware<AppEnv>(async (c, next) => {
    const nonce = randomUUID(); // 122 random bits, and far cheaper than asking for bytes each time
    c.set('nonce', nonce);
    for (const [name, value] of fixed) c.header(name, value);
    // Vite's development client injects scripts and styles that carry no nonce.
    if (config.mode === 'production') c.header('Content-Security-Policy', policy(nonce, sounds));
    await next();
  });
}

function policy(nonce: string, sounds: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
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
