import type { Book } from '#engines/bookbinder/port.ts';
import { cleanLine, cleanText } from '#domain/text/printable-text.ts';
import { paragraphsOf } from '#engines/bookbinder/text/paragraphs.ts';

/** The story for a plain page: a title, the words, and where they come from. */
export function plainText({ title, heroes, pages, madeWith }: Book): string {
  const story = pages.flatMap(({ text }) => paragraphsOf(cleanText(text)).map((paragraph) => paragraph.text));
  const closing = [madeWith.title, ...madeWith.lines].map(cleanLine).join('\n');
  return `${[cleanLine(title), cleanLine(heroes), ...story, closing].filter(Boolean).join('\n\n')}\n`;
}
