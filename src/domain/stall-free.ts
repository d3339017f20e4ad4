/** A sentence that is to be heard, in the order of the text. */
export interface Awaited {
  /** Of its sound; reckoned, as long as it is not made. */
  seconds: number;
  isReady: boolean;
}

/** What is reckoned may come out longer, and a machine may get other work to do. */
const MARGIN = 1.15;

/**
 * So many seconds from now somebody may begin to listen, and will never wait for a sentence.
 * @param pace seconds of work for a second of sound; the sentences are made one after the other
 */
export function waitUntilStallFree(sentences: readonly Awaited[], pace: number): number {
  let made = 0;
  let heard = 0;
  let wait = 0;
  for (const { seconds, isReady } of sentences) {
    if (!isReady) {
      made += seconds * pace * MARGIN;
      wait = Math.max(wait, made - heard);
    }
    heard += seconds;
  }
  return wait;
}
