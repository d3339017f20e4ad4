import type { LanguageCode } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';

/** What a room reads together in one breath: it begins where the last one ended, on a line of its own. */
export interface Line {
  text: string;
  offset: number;
  /** Here the story takes a breath. */
  opens: boolean;
}

/** On which of the sheets of its page a line stands; a very long one goes on over several. */
export interface Span {
  from: number;
  to: number;
}

/** Where the room is. Page 0 is the title, the one after the last scene is the end. */
export interface ProjectorPlace {
  page: number;
  sheet: number;
  /** The last one that is seen, where they come one by one. */
  line: number;
}

/** Not one letter of a page is left out, also where no sentence was found. */
export function linesOf({ text }: Pick<BookPage, 'text'>, language: LanguageCode): Line[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    const starts = sentencesOf(paragraph.text, language).map(({ offset }) => offset);
    const from = starts.length > 0 ? [0, ...starts.slice(1)] : [0];
    return from.map((at, i) => ({
      text: paragraph.text.slice(at, from[i + 1]).trim(),
      offset: paragraph.offset + at,
      opens: i === 0,
    }));
  });
}

interface Going {
  /** Of the page that is seen. */
  spans: readonly Span[];
  /** One by one. */
  byLine: boolean;
  /** How many scenes. */
  pages: number;
}

const FIRST = { sheet: 0, line: 0 };
/** Whatever the page has: what is beyond its end is its end. */
const LAST = { sheet: Infinity, line: Infinity };

/** One press of the clicker; undefined where there is nothing more. */
export function steppedFrom(
  place: ProjectorPlace,
  step: 1 | -1,
  { spans, byLine, pages }: Going,
): ProjectorPlace | undefined {
  const within = byLine ? lineFrom(place, step, spans) : sheetFrom(place, step, spans);
  if (within) return { ...place, ...within };
  const page = place.page + step;
  if (page < 0 || page > pages + 1) return undefined;
  return { page, ...(step === 1 ? FIRST : LAST) };
}

/** The same place on a page of so many lines. */
export function settled(place: ProjectorPlace, spans: readonly Span[]): ProjectorPlace {
  const sheets = Math.max(0, ...spans.map(({ to }) => to));
  const line = Math.max(0, Math.min(place.line, spans.length - 1));
  return { ...place, line, sheet: Math.min(place.sheet, sheets) };
}

function sheetFrom({ sheet }: ProjectorPlace, step: 1 | -1, spans: readonly Span[]) {
  const to = sheet + step;
  const line = spans.findLastIndex(({ from }) => from <= to);
  return to >= 0 && spans.some((span) => span.from <= to && span.to >= to) ? { sheet: to, line } : undefined;
}

function lineFrom({ sheet, line }: ProjectorPlace, step: 1 | -1, spans: readonly Span[]) {
  const here = spans[line];
  if (here && sheet + step >= here.from && sheet + step <= here.to) return { sheet: sheet + step, line };
  const next = spans[line + step];
  return next && { line: line + step, sheet: step === 1 ? next.from : next.to };
}
