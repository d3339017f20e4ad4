import type { Speaker } from '#domain/character-voices.ts';
import type { LanguageCode } from '#domain/languages.ts';

/** What everybody may have read aloud: words of the library. */
export interface LibraryTexts {
  /** Undefined: the story does not have these words. */
  find: (story: unknown, text: unknown) => Promise<LibraryText | undefined>;
}

/** A story of the library in one of its languages. */
export interface LibraryText {
  content: string;
  language: LanguageCode;
  /** Who speaks in it. */
  speakers: readonly Speaker[];
}
