import type { LanguageCode } from '#domain/languages.ts';

export interface BookPicture {
  /** 1280 x 720. */
  jpeg: Uint8Array;
  /** What the picture shows, for who cannot see it; in the story's language. */
  description: string;
}

/** A scene of the story. */
export interface BookPage {
  picture?: BookPicture;
  /** Paragraphs are separated by blank lines; a single line break stays one. */
  text: string;
}

export interface NarratedWord {
  /** Where it stands in the whole text, in UTF-16 units. The whole text is that of the pages, joined by a blank line. */
  offset: number;
  length: number;
  /** In seconds from the beginning of the sound. */
  start: number;
  end: number;
}

/** The whole text, read aloud in one go. */
export interface BookNarration {
  mp3: Uint8Array;
  /** In seconds. */
  duration: number;
  /** Who reads, as a catalogue names them. None: the house. */
  narrator?: string;
  words: readonly NarratedWord[];
}

/** Everything a story brings along to be bound. */
export interface Book {
  /** The same story has the same id in every edition. */
  id: string;
  title: string;
  language: LanguageCode;
  /** One to twelve. */
  pages: readonly BookPage[];
  /** None: the first picture of the story stands on the cover. */
  cover?: BookPicture;
  /** "Mia and Ember the dragon", a ready line in the story's language. */
  heroes: string;
  /** The closing page, ready in the story's language. */
  madeWith: { title: string; lines: readonly string[] };
  narration?: BookNarration;
  /** When the story was last changed. None: a fixed day, so that the same story makes the same file. */
  modified?: Date;
}

/** Somebody who makes stories into books. */
export interface Bindery {
  /** A picture book to print. */
  pdf(book: Book): Promise<Uint8Array>;
  /** A book for readers of EPUB 3, with the voice if there is one. */
  epub(book: Book): Promise<Uint8Array>;
  close(): Promise<void>;
}
