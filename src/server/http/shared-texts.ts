import type { Owner } from '#server/storage/owner.ts';

/** What whoever has a private link may have read aloud: words of the book that it opens. */
export interface SharedTexts {
  /** Whose book it is, to whom the sound belongs then. Undefined: the link does not open these words. */
  ownerOf: (key: unknown, text: unknown) => Promise<Owner | undefined>;
}
