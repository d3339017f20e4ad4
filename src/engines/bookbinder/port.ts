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
  /** Where it stands in the text of its page, in UTF-16 units. */
  offset: number;
  length: number;
  /** In seconds from the beginning of the page's sound. */
  start: number;
  end: number;
}

/** A page, read aloud. Without words nothing is heard of it. */
export interface PageVoice {
  mp3: Uint8Array;
  /** In seconds. */
  duration: number;
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
  /** When the story was last changed. None: a fixed day, so that the same story makes the same file. */
  modified?: Date;
}

/** A file, piece by piece as it is made. */
export type BookFile = AsyncIterable<Uint8Array>;

/** A line to be set in type. */
export interface Title {
  text: string;
  language: LanguageCode;
}

/** Somebody who makes stories into books. */
export interface Bindery {
  /** A picture book to print. */
  pdf(book: Book, signal?: AbortSignal): BookFile;
  /** A book for readers of EPUB 3. Its voices come one for each page, and flow into the file as they come. */
  epub(book: Book, voices?: AsyncIterable<PageVoice>): BookFile;
  /** A title for a social card, as an SVG of 1200 x 630 on nothing; none when no font of ours has any of its signs. */
  title(title: Title): Promise<string | undefined>;
  close(): Promise<void>;
}
