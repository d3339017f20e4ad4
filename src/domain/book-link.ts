/** A private link to one book on somebody's shelf: for whoever has it, and for so long as its owner says. */
export const LINK_LIVES = ['week', 'month', 'year', 'never'] as const;
export type LinkLife = (typeof LINK_LIVES)[number];

const DAYS: Record<LinkLife, number | null> = { week: 7, month: 30, year: 365, never: null };
const DAY_MS = 24 * 3_600_000;

/** Null: it ends when its owner ends it. */
export function endOfLink(life: LinkLife, now: Date): Date | null {
  const days = DAYS[life];
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

export const SHARED_BOOK_PATH = '/shared';
/** Where the page asks for what is in the book. */
export const SHARED_BOOKS_PATH = '/api/shared-books';

/** Of 128 bits. */
export const LINK_KEY = /^[0-9a-f]{32}$/;

/** The key stands where browsers send it to nobody: in no log, no proxy and no other site's statistics. */
export function linkAddress(origin: string, key: string): string {
  return `${origin}${SHARED_BOOK_PATH}#${key}`;
}

/** Undefined where the address was cut short on its way. */
export function keyIn(hash: string): string | undefined {
  const key = hash.replace(/^#/, '').trim().toLowerCase();
  return LINK_KEY.test(key) ? key : undefined;
}
