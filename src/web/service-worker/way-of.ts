import { OFFLINE_PATH } from '#web/browser/cache-names.ts';

/** How a request is answered. */
export type Way =
  /** Its name changes with its content: a copy is as good as the file. */
  | 'file'
  /** The newest page if the line allows, else the last one; the last resort says that there is no line. */
  | 'page'
  /** The same, but no copy is made: its address or its reader are nobody else's business. */
  | 'page-without-copy'
  /** What the router asks for on its way to a page. */
  | 'page-data'
  /** The newest, else the last: the same for everybody. */
  | 'public-data'
  /** Pictures and sounds of the library. */
  | 'media'
  /** Pictures of somebody's own stories. */
  | 'own-picture'
  /** As if there were no worker. Everything that is not named here. */
  | 'network';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

const FILES = /^\/(?:assets\/[\w.-]+|languages\/[\w.-]+\.json)$/;
const STANDING_FILES = /^\/(?:favicon\.svg|manifest\.webmanifest|[\w-]+\.png)$/;
const MEDIA = /^\/(?:art|storage\/v1\/object\/public)\//;
const OWN_PICTURES = /^\/pictures\//;
const PUBLIC_DATA = /^\/api\/catalogue$/;
/** Addresses that carry a secret, and the rooms of admins. */
const WITHOUT_COPY = /^\/(?:admin|auth|parent-consent|newsletter|settings|shared)(?:\.data)?$/;
/** These are opened in a tab now and then, and are no pages. */
const NO_PAGE =
  /^\/(?:api|auth|rest|functions|storage|pictures|art|dev)\/|\.\w+$|^\/(?:healthz|readyz|metrics)$/;

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') {
    if (NO_PAGE.test(pathname)) return 'network';
    return WITHOUT_COPY.test(pathname) ? 'page-without-copy' : 'page';
  }
  if (FILES.test(pathname) || STANDING_FILES.test(pathname)) return 'file';
  if (MEDIA.test(pathname)) return 'media';
  if (OWN_PICTURES.test(pathname)) return 'own-picture';
  if (PUBLIC_DATA.test(pathname)) return 'public-data';
  if (pathname === '/__manifest') return 'page-data';
  return pathname.endsWith('.data') && !WITHOUT_COPY.test(pathname) ? 'page-data' : 'network';
}

/** Under which address the copy of a page lies. The server writes the same page for every query but the creator's. */
export function copyAddress(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return pathname === '/' && searchParams.has('create') ? '/?create' : pathname;
}

/** The page to which the router was on its way when it asked for its data. */
export function pageOfData(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_routes');
  const query = searchParams.toString();
  return pathname.replace(/_?\.data$/, '') + (query && `?${query}`);
}

/** Where a page is sent of which there is no copy. It knows the way back. */
export function offlineAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return `${OFFLINE_PATH}?from=${encodeURIComponent(pathname + search)}`;
}
