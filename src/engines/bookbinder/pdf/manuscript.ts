import { scriptOf, type LanguageCode, type Script } from '#domain/languages.ts';
import { fontsFor, type FontCase } from '#engines/bookbinder/pdf/fonts.ts';
import { lineEndsOf, tieEnd, type LineEnds } from '#engines/bookbinder/pdf/line-ends.ts';
import { inPieces } from '#engines/bookbinder/pdf/long-paragraphs.ts';
import { openingOf, type Opening } from '#engines/bookbinder/pdf/opening.ts';
import { printable, signsOf } from '#engines/bookbinder/pdf/printable.ts';
import { curlQuotes } from '#engines/bookbinder/pdf/quotes.ts';
import type { Book, BookPicture } from '#engines/bookbinder/port.ts';
import { cleanLine } from '#domain/text/printable-text.ts';
import { paragraphsOf } from '#engines/bookbinder/text/paragraphs.ts';

/** What `book.typ` reads. Texts are data there, never markup. */
export interface Manuscript {
  title: string;
  heroes: string;
  language: LanguageCode;
  script: Script;
  lineEnds: LineEnds;
  fonts: Pick<FontCase, 'text' | 'display'>;
  cover: Plate | null;
  scenes: {
    plate: Plate | null;
    heading: { title: string; names: string } | null;
    opening: Opening | null;
    paragraphs: string[];
  }[];
  madeWith: { title: string; lines: string[] };
}

interface Plate {
  file: string;
  description: string;
}

export interface ReadyToSet {
  manuscript: Manuscript;
  fontFiles: string[];
  pictures: Map<string, Uint8Array>;
}

/** Everything of a book, as the typesetter needs it. */
export function readyToSet(book: Book): ReadyToSet {
  const { language, madeWith, pages } = book;
  const fonts = fontsFor(language, signsOf(curlQuotes(allWords(book), language)));
  const print = (text: string) => printable(curlQuotes(text, language), fonts.covers);
  const line = (text: string) => print(cleanLine(text));
  const pictures = new Map<string, Uint8Array>();
  const hang = (picture: BookPicture | undefined, file: string): Plate | null => {
    if (!picture) return null;
    pictures.set(file, picture.jpeg);
    return { file, description: cleanLine(picture.description) };
  };
  const lineEnds = lineEndsOf(pages.map(({ text }) => text).join('\n'));
  const scenes = pages.map(({ picture, heading, text }, i) => {
    const paragraphs = paragraphsOf(text)
      .flatMap((paragraph) => inPieces(print(paragraph.text), lineEnds))
      .map((paragraph) => tieEnd(paragraph, lineEnds))
      .filter(Boolean);
    const opening = i === 0 ? openingOf(paragraphs[0], lineEnds) : undefined;
    return {
      plate: hang(picture, `scene-${i}.jpg`),
      heading: heading ? { title: line(heading.title), names: line(heading.names) } : null,
      opening: opening ?? null,
      paragraphs: opening ? paragraphs.slice(1) : paragraphs,
    };
  });
  const cover = hang(book.cover, 'cover.jpg') ?? scenes.find(({ plate }) => plate)?.plate ?? null;
  return {
    manuscript: {
      title: line(book.title),
      heroes: line(book.heroes),
      language,
      script: scriptOf(language),
      lineEnds,
      fonts: { text: fonts.text, display: fonts.display },
      cover,
      scenes,
      madeWith: { title: line(madeWith.title), lines: madeWith.lines.map(line) },
    },
    fontFiles: fonts.files,
    pictures,
  };
}

const PAGE_NUMBERS = '0123456789';

function allWords({ title, heroes, pages, madeWith }: Book): string {
  const texts = pages.flatMap(({ heading, text }) => [heading?.title ?? '', heading?.names ?? '', text]);
  return [title, heroes, ...texts, madeWith.title, ...madeWith.lines, PAGE_NUMBERS].join('\n');
}
