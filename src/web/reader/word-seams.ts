import type { FoundWord } from '#domain/word-cards.ts';

/** Where a word stands, and from where to where nothing may be parted from it. */
export interface Seam {
  id: string;
  from: number;
  at: number;
  end: number;
  to: number;
}

/** What no line may begin with, and what none may end with. */
const BEHIND = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}]+(?:s(?!\p{L}))?/u;
const BEFORE = /[\p{Ps}\p{Pi}¿¡"']+$/u;

/** A line breaks on either side of a button, also before the full stop that belongs to its word. */
export function seamsOf(text: string, words: readonly FoundWord[]): Seam[] {
  const seams: Seam[] = [];
  for (const [i, { id, at, length }] of words.entries()) {
    const end = at + length;
    const before = BEFORE.exec(text.slice(seams.at(-1)?.to ?? 0, at))?.[0] ?? '';
    const behind = BEHIND.exec(text.slice(end, words[i + 1]?.at))?.[0] ?? '';
    seams.push({ id, from: at - before.length, at, end, to: end + behind.length });
  }
  return seams;
}
