import type { Letter } from '#web/api/api.ts';

/** Why something is to be changed on the server that makes sense later, too. */
export interface Change {
  /** Of what it is told when it waits, was sent or was refused. */
  kind: ChangeKind;
  /** A later wish about the same takes the place of an earlier one that still waits. Absent: each is a wish of its own. */
  about?: string;
  /** What has to be asked for anew when it is done: the beginning of a query's key. */
  changes?: readonly string[];
}

export type ChangeKind =
  | 'vote'
  | 'favorite'
  | 'feedback'
  | 'report'
  | 'newsletter'
  | 'story'
  | 'profile'
  | 'position'
  | 'activity';

/** A change that could not be sent yet. */
export interface Waiting extends Change, Letter {
  /** Under which it is sent, every time: the server does it once. */
  key: string;
  /** Whose it is; nobody's for a guest. It is never sent in the name of another. */
  userId: string | null;
  /** Unix milliseconds. */
  since: number;
  /** How often the server has failed at it. */
  failures: number;
}

/** Nobody waits for these, so nobody is told of them. */
type QuietKind = 'position' | 'activity';
export type ToldKind = Exclude<ChangeKind, QuietKind>;

export const isTold = (kind: ChangeKind): kind is ToldKind => kind !== 'position' && kind !== 'activity';

export const MOST_WAITING = 50;
/** In characters; a browser has room for some five million, and stories lie there as well. */
export const MOST_ROOM = 500_000;
const DAY_MS = 24 * 3_600_000;
/** The server remembers keys for a day longer (`domain/retention.ts`). */
export const LONGEST_WAIT_MS = 7 * DAY_MS;

/** Null where there is no room: what was promised before is never dropped for something new. */
export function withWaiting(list: readonly Waiting[], added: Waiting): Waiting[] | null {
  const next = [...withoutAbout(list, added), added];
  const tooMuch = next.length > MOST_WAITING || JSON.stringify(next).length > MOST_ROOM;
  return tooMuch ? null : next;
}

/** Without what a new wish takes the place of. */
export function withoutAbout(
  list: readonly Waiting[],
  { about, userId }: Pick<Waiting, 'about' | 'userId'>,
): Waiting[] {
  return list.filter((each) => about === undefined || each.about !== about || each.userId !== userId);
}

/** What may be sent while this person is signed in, the oldest first; a guest's words are nobody's and go with anybody. */
export function sendableBy(list: readonly Waiting[], userId: string | null): Waiting[] {
  return list.filter((each) => each.userId === null || each.userId === userId);
}

export const isTooOld = ({ since }: Waiting, now: number): boolean => now - since > LONGEST_WAIT_MS;

/** As it lies in the browser, where anybody may have changed it. */
export function parseWaiting(text: string | null): Waiting[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function isWaiting(value: unknown): value is Waiting {
  const { key, path, method, since } = (value ?? {}) as Partial<Record<keyof Waiting, unknown>>;
  return (
    typeof key === 'string' &&
    typeof path === 'string' &&
    path.startsWith('/api/') &&
    typeof method === 'string' &&
    typeof since === 'number'
  );
}
