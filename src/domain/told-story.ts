import type { AgeGroup } from '#domain/age-groups.ts';
import type { Speaker } from '#domain/character-voices.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { StoryOption } from '#domain/story-options.ts';

/** A story with all that its tools need: to read it aloud, to draw it, to play it, to share it. */
export interface ToldStory {
  /** The same in every tool, and in My Stories. */
  id: string;
  title: string;
  /** The whole text, a blank line between paragraphs. */
  text: string;
  language: LanguageCode;
  ageGroup: AgeGroup;
  heroes: readonly StoryOption[];
  /** Everybody who may say something in it; absent: the heroes. */
  speakers?: readonly Speaker[];
  /** Where its pages begin in the text. */
  turns?: readonly number[];
  setting: StoryOption;
  theme: StoryOption;
  /** A guest has only the first page in these tools: the text is that page, and this opens it. */
  seal?: string | undefined;
  /** Names of a class are in it: it is read, drawn and told on by our own engines alone. */
  byUs?: boolean | undefined;
  /** A book that somebody shared: the key of the link that opens it, and the mark by which the link is spoken of. */
  link?: { key: string; mark: string } | undefined;
  /** A story of the library, which is read to everybody. */
  isLibrary?: boolean;
}
