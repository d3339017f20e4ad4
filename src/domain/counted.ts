/** How somebody can come in. */
export const SIGN_IN_METHODS = ['email', 'google', 'github', 'apple', 'azure'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** What guests meet a lock at; `all` is the button beneath them. */
export const COUNTED_FEATURES = [
  'setting',
  'theme',
  'character',
  'family',
  'narration',
  'pictures',
  'interactive',
  'share',
  'download',
  'favorite',
  'all',
] as const;
export type CountedFeature = (typeof COUNTED_FEATURES)[number];

/** As our pages are addressed. */
export const COUNTED_PATH = /^\/[a-z0-9/-]{0,99}$/;

/** An address that cannot be one of ours was typed by somebody, and what people type is not counted. */
export function countedPath(path: string): string {
  return COUNTED_PATH.test(path) ? path : '/other';
}

/** A way in that we do not know counts as the one that always is there. */
export function signInMethod(provider: string): SignInMethod {
  return SIGN_IN_METHODS.find((method) => method === provider) ?? 'email';
}
