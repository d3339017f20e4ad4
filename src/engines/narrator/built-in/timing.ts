import type { SpokenWord } from '#engines/narrator/port.ts';
import type { Piece } from '#domain/text/pieces.ts';

/** When something of a word is first and last heard. */
export interface Mark {
  /** Index of the word. */
  word: number;
  start: number;
  end: number;
}

/**
 * One span of time for every word, in order and inside the sound. A word that the voice ran together with its
 * neighbours shares their time, by length.
 */
export function timeWords(words: readonly Piece[], marks: readonly Mark[], duration: number): SpokenWord[] {
  const heard = words.map((_, i) => {
    const own = marks.filter(({ word }) => word === i);
    return own.length
      ? { start: Math.min(...own.map(({ start }) => start)), end: Math.max(...own.map(({ end }) => end)) }
      : undefined;
  });
  const starts = startsOf(words, heard, duration);
  return words.map(({ text, offset }, i) => {
    const start = starts[i] ?? 0;
    const next = starts[i + 1] ?? duration;
    const end = Math.min(next, Math.max(start, heard[i]?.end ?? next));
    return { offset, length: text.length, start, end: end > start ? end : next };
  });
}

type Heard = { start: number; end: number } | undefined;

function startsOf(words: readonly Piece[], heard: readonly Heard[], duration: number): number[] {
  const starts: number[] = [];
  for (let i = 0; i < words.length;) {
    const known = heard[i];
    let until = i + 1;
    while (until < words.length && !heard[until]) until++;
    const from = Math.max(starts.at(-1) ?? 0, known?.start ?? starts.at(-1) ?? 0);
    const to = Math.max(from, Math.min(duration, heard[until]?.start ?? known?.end ?? duration));
    const lengths = words.slice(i, until).map(({ text }) => text.length);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    let before = 0;
    for (const length of lengths) {
      starts.push(from + ((to - from) * before) / total);
      before += length;
    }
    i = until;
  }
  return starts;
}
