import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguageCode, preferredLanguage, type LanguageCode } from '#domain/languages.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { rememberFew } from '#server/http/remember-few.ts';

/** The browser keeps the reader's choice in localStorage and mirrors it here, so that the first byte is in their language. */
const LANGUAGE_COOKIE = 'appLanguage';

const preferred = rememberFew(preferredLanguage);

export function requestLanguage<Env extends AppEnv>(c: Context<Env>): LanguageCode {
  const chosen = getCookie(c, LANGUAGE_COOKIE);
  return isLanguageCode(chosen) ? chosen : preferred(c.req.header('accept-language') ?? '');
}
