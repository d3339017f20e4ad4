import type { LineEnds } from '#engines/bookbinder/pdf/line-ends.ts';

/** Lines of a longer paragraph take the typesetter ever longer to balance. */
const LONGEST = 2000;
/** It cannot nest its rules deeper, and in Chinese and Japanese each of these signs is a rule at work. */
const MOST_STOPS = 400;
const PLACE = /[\s、。！？：；」』…]/;

/** A paragraph that no person would write, in pieces that can be set; any other as it is. */
export function inPieces(paragraph: string, ends: LineEnds): string[] {
  if (paragraph.length < MOST_STOPS) return [paragraph];
  const pieces: string[] = [];
  let [whole, rest, stops] = ['', '', 0];
  for (const sign of paragraph) {
    rest += sign;
    if (PLACE.test(sign)) {
      [whole, rest] = [whole + rest, ''];
      if (ends !== 'words') stops += 1;
    }
    if (whole.length + rest.length < LONGEST && stops < MOST_STOPS) continue;
    pieces.push(whole || rest);
    [whole, rest, stops] = ['', whole ? rest : '', 0];
  }
  return [...pieces, whole + rest].map((piece) => piece.trim()).filter(Boolean);
}
