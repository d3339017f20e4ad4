import { unbreakablePieces, type LineEnds } from '#engines/bookbinder/pdf/line-ends.ts';

/** How a story begins: a large letter, and the paragraph that runs around it. */
export interface Opening {
  /** Opening marks, which hang in the margin. */
  marks: string;
  initial: string;
  /** The rest, cut where a line may end. */
  pieces: string[];
}

const SHORTEST = 40;
const MARKS = /^[\p{Ps}\p{Pi}"'„‚¡¿]{0,2}[ \u00a0\u202f]?/u;

/** None where a paragraph does not begin with a letter, or is too short to run around one. */
export function openingOf(paragraph: string | undefined, ends: LineEnds): Opening | undefined {
  if (!paragraph || paragraph.includes('\n') || paragraph.length < SHORTEST) return undefined;
  const marks = MARKS.exec(paragraph)?.[0] ?? '';
  const initial = initialOf(paragraph.slice(marks.length));
  if (!/^\p{L}/u.test(initial)) return undefined;
  const rest = paragraph.slice(marks.length + initial.length).trimStart();
  return { marks: marks.trim(), initial, pieces: unbreakablePieces(rest, ends) };
}

/** The first letter as a reader sees it, with its marks; a Tamil letter without a vowel takes the next one along. */
function initialOf(text: string): string {
  const [first = '', second = ''] = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return first.endsWith('\u0bcd') ? first + second : first;
}
