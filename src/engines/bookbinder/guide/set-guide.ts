import { cleanLine } from '#domain/text/printable-text.ts';
import { fontsFor } from '#engines/bookbinder/pdf/fonts.ts';
import { printable, signsOf } from '#engines/bookbinder/pdf/printable.ts';
import { curlQuotes } from '#engines/bookbinder/pdf/quotes.ts';
import type { Guide, GuidePart, GuideRun } from '#engines/bookbinder/port.ts';
import { setPdf } from '#engines/bookbinder/typst.ts';

const NUMBERS = '0123456789•';

/** A guide, as a PDF. Heavy: for the workers of the bindery. */
export function setGuide(guide: Guide): Uint8Array {
  const { language, title, description, facts, parts, madeWith } = guide;
  const words = [title, description, facts, madeWith, NUMBERS, ...parts.flatMap(wordsOf)].join('\n');
  const fonts = fontsFor(language, signsOf(curlQuotes(words, language)));
  const line = (text: string) => printable(curlQuotes(cleanLine(text), language), fonts.covers);
  // The space at the end of a run parts it from the next.
  const run = ({ text, strong, href }: GuideRun) => ({
    text: `${/^\s/.test(text) ? ' ' : ''}${line(text)}${/\s$/.test(text) ? ' ' : ''}`,
    strong: strong === true,
    href: href ?? null,
  });
  const manuscript = {
    title: line(title),
    description: line(description),
    facts: line(facts),
    language,
    fonts: { text: fonts.text, display: fonts.display },
    madeWith: line(madeWith),
    parts: parts.map((part) =>
      part.kind === 'list'
        ? { ...part, items: part.items.map((item) => item.map(run)) }
        : { ...part, runs: part.runs.map(run) },
    ),
  };
  const files = new Map([['guide/guide.json', JSON.stringify(manuscript)]]);
  return setPdf({ template: 'guide/guide.typ', files, fontFiles: fonts.files });
}

function wordsOf(part: GuidePart): string[] {
  return (part.kind === 'list' ? part.items.flat() : part.runs).map(({ text }) => text);
}
