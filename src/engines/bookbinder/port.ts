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
  /** A story begins here, in a book of several; and whose it is, a ready line. On paper only. */
  heading?: { title: string; names: string };
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
  /** Nobody knows when which word is said: it is heard, and marked, as a whole. */
  asWhole?: true;
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

/** Line art, as an SVG. */
export interface SheetDrawing {
  svg: string;
  /** For who cannot see it; in the story's language. */
  description: string;
}

/** What a class does with one story: two pages of paper in black and white. All lines are ready, in the story's language. */
export interface Sheet {
  title: string;
  language: LanguageCode;
  /** How many words it has, and how long its sentences are. */
  level: string;
  labels: Record<'name' | 'date' | 'colour' | 'words' | 'questions' | 'order' | 'ending', string>;
  toColour: SheetDrawing;
  /** Six at most; where there are fewer, children find the others. */
  words: readonly { word: string; picture: SheetDrawing }[];
  questions: readonly string[];
  /** In an order that is not the story's; none where it has too few. */
  scenes: readonly SheetDrawing[];
  madeWith: string;
}

/** Words of one kind, within a paragraph. */
export interface GuideRun {
  text: string;
  strong?: boolean;
  /** A whole address. */
  href?: string;
}

export type GuidePart =
  | { kind: 'heading'; level: number; runs: readonly GuideRun[] }
  | { kind: 'paragraph' | 'quote'; runs: readonly GuideRun[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly GuideRun[])[] };

/** A guide for teachers and parents. */
export interface Guide {
  title: string;
  description: string;
  language: LanguageCode;
  /** For whom it is, and about what. */
  facts: string;
  parts: readonly GuidePart[];
  madeWith: string;
}

/** Somebody who makes stories into books. */
export interface Bindery {
  /** A picture book to print. */
  pdf(book: Book, signal?: AbortSignal): BookFile;
  /** A book for readers of EPUB 3. Its voices come one for each page, and flow into the file as they come. */
  epub(book: Book, voices?: AsyncIterable<PageVoice>): BookFile;
  /** A sheet for a class, as a PDF. */
  sheet(sheet: Sheet, signal?: AbortSignal): Promise<Uint8Array>;
  guide(guide: Guide, signal?: AbortSignal): Promise<Uint8Array>;
  /** A title for a social card, as an SVG of 1200 x 630 on nothing; none when no font of ours has any of its signs. */
  title(title: Title): Promise<string | undefined>;
  close(): Promise<void>;
}
