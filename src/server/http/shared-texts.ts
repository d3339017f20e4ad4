import type { Speaker } from '#domain/character-voices.ts';
import type { Owner } from '#server/storage/owner.ts';

/** What whoever has a private link may have read aloud: words of the book that it opens. */
export interface SharedTexts {
  /** Undefined: the link does not open these words. */
  find: (key: unknown, text: unknown) => Promise<SharedText | undefined>;
}

export interface SharedText {
  /** Whose book it is, to whom the sound belongs. */
  owner: Owner;
  /** Who speaks in it. */
  speakers: readonly Speaker[];
  /** The row of the link: by it its listeners are counted, however many share an address. */
  linkId: string;
}
