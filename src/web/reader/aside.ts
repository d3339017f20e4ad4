import type { Speaker } from '#domain/character-voices.ts';
import type { LanguageCode } from '#domain/languages.ts';

/** A text beside the story of a page: the same in another language, or what is played with its heroes. */
export interface Aside {
  /** By which its words are known on the page. */
  id: string;
  title: string;
  text: string;
  /** Where it is not the story's. */
  language?: LanguageCode;
  /** Everybody who may say something in it. */
  speakers: readonly Speaker[];
  /** Where its pages begin in the text. */
  turns: readonly number[];
}
