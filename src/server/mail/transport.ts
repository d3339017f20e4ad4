import type { Letter } from '#server/mail/letter.ts';

export interface Transport {
  /** Resolves when the letter has been taken over; rejects when it may be tried again or is refused for good. */
  send(letter: Letter): Promise<void>;
  /** Ends also what is under way. */
  close(): void;
}
