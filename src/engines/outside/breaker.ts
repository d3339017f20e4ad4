/** Whether somebody outside is asked: who was silent several times in a row is left alone for a while. */
export interface Breaker {
  /** After the rest one may try; everybody else waits for what becomes of it. */
  mayAsk(): boolean;
  answered(): void;
  wasSilent(): void;
}

export interface BreakerOptions {
  now?: () => number;
  /** So many silences in a row. */
  most?: number;
  restMs?: number;
}

export function createBreaker({
  now = () => performance.now(),
  most = 3,
  restMs = 60_000,
}: BreakerOptions = {}): Breaker {
  let silences = 0;
  let restsUntil = 0;
  return {
    mayAsk() {
      if (silences < most) return true;
      if (now() < restsUntil) return false;
      restsUntil = now() + restMs;
      return true;
    },
    answered: () => void (silences = 0),
    wasSilent() {
      silences += 1;
      if (silences >= most) restsUntil = now() + restMs;
    },
  };
}

/** Of the patience that somebody has. */
const LONG = 0.5;

/** Whoever said nothing for so long was silent, also where a child left before the patience was at its end. */
export function waitedLong(sinceMs: number, patienceMs: number): boolean {
  return performance.now() - sinceMs >= patienceMs * LONG;
}
