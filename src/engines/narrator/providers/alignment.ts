import type { LanguageCode } from '#domain/languages.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { SpokenWord } from '#engines/narrator/port.ts';

/** When each character of a text is heard, in seconds. */
export interface Alignment {
  characters: readonly string[];
  starts: readonly number[];
  ends: readonly number[];
}

/** So far may a time lie behind the end of the sound and still be meant well. */
const TOLERANCE = 0.3;

/**
 * The words with the times of their letters; offsets count from the text's start. Nothing when the times cannot be
 * trusted: of another text, outside the sound, running backwards, or standing still, which happens to some languages.
 */
export function alignedWords(
  text: string,
  language: LanguageCode,
  alignment: Alignment,
  duration: number,
): SpokenWord[] | undefined {
  const times = timesByPlace(text, alignment);
  if (!times) return undefined;
  const words: SpokenWord[] = [];
  for (const { offset, text: word } of wordsOf(text, language)) {
    const start = times[offset]?.start;
    const end = times[offset + word.length - 1]?.end;
    const before = words.at(-1)?.end ?? 0;
    if (start === undefined || end === undefined) return undefined;
    if (!(start >= before - TOLERANCE && end >= start && end <= duration + TOLERANCE)) return undefined;
    const begin = Math.min(Math.max(start, before), duration);
    words.push({ offset, length: word.length, start: begin, end: Math.min(Math.max(end, begin), duration) });
  }
  const still = words.filter(({ start, end }) => end - start < 0.001).length;
  return still > words.length / 10 ? undefined : words;
}

/** Providers may tidy spaces; all other characters must be the text's. */
function timesByPlace(text: string, { characters, starts, ends }: Alignment) {
  const times: ({ start: number; end: number } | undefined)[] = [];
  let place = 0;
  for (const [i, character] of characters.entries()) {
    if (!character.trim()) continue;
    while (place < text.length && !text.charAt(place).trim()) place += 1;
    if (!text.startsWith(character, place)) return undefined;
    const [start, end] = [starts[i], ends[i]];
    if (start === undefined || end === undefined) return undefined;
    for (let unit = 0; unit < character.length; unit++) times[place++] = { start, end };
  }
  return text.slice(place).trim() ? undefined : times;
}
