/**
 * The caches of this browser, named once for the service worker and for the pages. Files and copies of pages belong to a build, so
 * that a page is always there with the files that it was made with; the rest lives from build to build.
 */
export const shellCache = (build: string) => `shell.${build}`;
export const pagesCache = (build: string) => `pages.${build}`;

export const isShellCache = (name: string) => name.startsWith('shell.');
export const isPagesCache = (name: string) => name.startsWith('pages.');

/** Pictures and sounds of the library and the catalogue, as they were met. */
export const MEDIA_CACHE = 'media';

/** Pictures of people's own stories, as they were met. */
export const OWN_PICTURES_CACHE = 'own-pictures';

/** What belongs to stories that a family keeps on this device; it goes with them and not before. */
export const KEPT_MEDIA_CACHE = 'kept-media';

/** These tell what somebody made or read. */
export const PERSONAL_CACHES: readonly string[] = [MEDIA_CACHE, OWN_PICTURES_CACHE, KEPT_MEDIA_CACHE];

/** Pages that are kept whether or not somebody was there: they open without a line, and tell nothing of anybody. */
export const OFFLINE_PATH = '/offline';
export const CORE_PAGES: readonly string[] = [OFFLINE_PATH, '/', '/?create'];
