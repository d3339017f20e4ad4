import { kept } from '#web/browser/storage.ts';

const KEY = 'fabloom.tour';

/** How the offer of a tour ended in this browser; it is made once. */
export type TourAnswer = 'passed' | 'skipped' | 'taken';

export function wasOffered(): boolean {
  return kept.read(KEY) !== null;
}

/** The first answer stays, unless it was a no and somebody takes it after all. */
export function rememberTour(answer: TourAnswer): void {
  if (answer === 'taken' || !wasOffered()) kept.write(KEY, answer);
}
