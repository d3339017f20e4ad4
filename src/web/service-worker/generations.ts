import {
  KEPT_MEDIA_CACHE,
  MEDIA_CACHE,
  OWN_PICTURES_CACHE,
  isPagesCache,
  isShellCache,
  pagesCache,
  shellCache,
} from '#web/browser/cache-names.ts';

const LASTING = new Set([MEDIA_CACHE, OWN_PICTURES_CACHE, KEPT_MEDIA_CACHE]);

/**
 * The caches that may go. Two builds stay: the one that has just come and the one before it, which an open tab may still be made of.
 * Names come in the order in which the caches were made.
 */
export function outdated(names: readonly string[], build: string): string[] {
  const before = names.findLast((name) => isShellCache(name) && name !== shellCache(build));
  const builds = [build, ...(before ? [before.slice(shellCache('').length)] : [])];
  const stays = new Set([...LASTING, ...builds.flatMap((each) => [shellCache(each), pagesCache(each)])]);
  return names.filter((name) => !stays.has(name));
}

/** Copies of pages, those of the newest build first. */
export function pageCaches(names: readonly string[], build: string): string[] {
  const own = pagesCache(build);
  return [own, ...names.filter((name) => isPagesCache(name) && name !== own).toReversed()];
}
