/** A sum that a small child does not solve by chance: two numbers of two digits, with something to carry. */
export interface Sum {
  first: number;
  second: number;
}

/** How often somebody was wrong in a row, and until when they are asked to wait. */
export interface Tries {
  wrong: number;
  waitUntil: number;
}

export const NO_TRIES: Tries = { wrong: 0, waitUntil: 0 };
const MOST_WRONG = 3;
const PAUSE_MS = 30_000;

/** `random` gives numbers from 0 up to 1, as `Math.random` does. */
export function makeSum(random: () => number): Sum {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const ones = between(2, 9);
  return { first: between(1, 8) * 10 + ones, second: between(1, 8) * 10 + between(11 - ones, 9) };
}

export function isSolved({ first, second }: Sum, answer: string): boolean {
  return answer.trim() === String(first + second);
}

export function afterWrong({ wrong }: Tries, now: number): Tries {
  return wrong + 1 < MOST_WRONG
    ? { wrong: wrong + 1, waitUntil: 0 }
    : { wrong: 0, waitUntil: now + PAUSE_MS };
}

export function mustWait({ waitUntil }: Tries, now: number): boolean {
  // A clock that was set back must not lock anybody out for longer.
  return now < waitUntil && waitUntil - now <= PAUSE_MS;
}
