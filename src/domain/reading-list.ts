import { LINK_KEY, SHARED_BOOKS_PATH } from '#domain/book-link.ts';
import { JOIN_PATH } from '#domain/join-path.ts';

/** Stories in an order, and a code that opens them on tablets: for whoever has it, and for so long as was said. */
export const MOST_LISTS = 50;
export const MOST_ON_A_LIST = 40;
export const LONGEST_LIST_TITLE = 80;
export const MOST_CODES = 10;

export const CODE_LIVES = ['day', 'week', 'month'] as const;
export type CodeLife = (typeof CODE_LIVES)[number];

const DAYS: Record<CodeLife, number> = { day: 1, week: 7, month: 30 };
const DAY_MS = 24 * 3_600_000;

export function endOfCode(life: CodeLife, now: Date): Date {
  return new Date(now.getTime() + DAYS[life] * DAY_MS);
}

/** Of letters and digits that nobody mistakes for each other, without vowels, so that no word comes out: 38 bits. */
export const CODE_SIGNS = 'BCDFGHJKMNPQRSTVWXYZ23456789';
export const CODE_LENGTH = 8;
const CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`);

/** As somebody typed it: small letters, spaces and dashes do not matter. Undefined: it cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return CODE.test(code) ? code : undefined;
}

/** In two halves, as it is easier to read off a board. */
export function spacedCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

interface Listed {
  kind: 'library' | 'own';
  id: string;
}

/** Own stories that come onto a list: whoever has a code of it will read the names in them, and that is agreed to once. */
export function newlyShown<Entry extends Listed>(
  entries: readonly Entry[],
  before: readonly Listed[],
): Entry[] {
  const shown = new Set(before.flatMap(({ kind, id }) => (kind === 'own' ? [id] : [])));
  return entries.filter(({ kind, id }) => kind === 'own' && !shown.has(id));
}

/** The code stands where browsers send it to nobody, like the key of a private link. */
export function joinAddress(origin: string, code: string): string {
  return `${origin}${JOIN_PATH}#${code}`;
}

/** Where a book on somebody's list is read. */
export function sharedPath(key: string): string {
  return LINK_KEY.test(key) ? `/shared#${key}` : '/shared';
}

/** And its first picture. */
export function sharedPicture(key: string, ending: string): string {
  return `${SHARED_BOOKS_PATH}/pictures/0.${ending}?${new URLSearchParams({ link: key })}`;
}
