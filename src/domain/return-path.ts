/** Where someone lands after signing in when nothing else was asked for. */
export const DEFAULT_RETURN_PATH = '/';

/** Any origin will do, as long as no address can name it by accident. */
const NOWHERE = 'https://return-path.invalid';

/**
 * The path to return to after signing in. The value comes from an address that anybody can write, so everything that
 * could lead to another site is refused: browsers read `//host`, `/\host`, and either with tabs or line breaks inside,
 * as an address of its own, and `/.//host` becomes one when it is resolved.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\s\p{Cc}]/u.test(value)) {
    return DEFAULT_RETURN_PATH;
  }
  const url = new URL(value, NOWHERE);
  if (url.origin !== NOWHERE || url.pathname.startsWith('//') || isAuthPath(url.pathname)) {
    return DEFAULT_RETURN_PATH;
  }
  return url.pathname + url.search + url.hash;
}

/** Returning to the sign-in page would go round in a circle. The router reads paths without regard to case. */
function isAuthPath(pathname: string): boolean {
  return /^\/auth(?:\/|$)/i.test(decoded(pathname));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
