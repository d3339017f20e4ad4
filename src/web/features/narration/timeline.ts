import type { SpeechAnswer } from '#contract/speech.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { usualPace } from '#web/features/narration/pace.ts';
import type { Part } from '#web/features/narration/parts.ts';

/** A part as it is heard. The places of its words count from where the part begins. */
export interface Clip {
  /** Seconds. */
  duration: number;
  words: readonly SpeechAnswer['words'][number][];
  /** So many of its characters are read; none: all. */
  until?: number;
}

/** All parts of a story one after another, in seconds. */
export interface Timeline {
  lengths: readonly number[];
  starts: readonly number[];
  total: number;
  /** Not all parts have been heard of yet: their lengths are reckoned. */
  reckoned: boolean;
}

/** Where the voice is: so much of a part, from 0 to 1. */
export interface Place {
  part: number;
  share: number;
}

export const BEGINNING: Place = { part: 0, share: 0 };

/** A part that is not there yet is as long as the voice takes for so many characters elsewhere in the story. */
export function timelineOf(
  parts: readonly Part[],
  clips: readonly (Clip | undefined)[],
  language: LanguageCode,
): Timeline {
  const pace = paceOf(parts, clips) ?? usualPace(language);
  const lengths = parts.map(({ text }, i) => (clips[i]?.duration ?? 0) + unread(text, clips[i]) / pace);
  let total = 0;
  const starts = lengths.map((length) => {
    const start = total;
    total += length;
    return start;
  });
  return { lengths, starts, total, reckoned: parts.some(({ text }, i) => unread(text, clips[i]) > 0) };
}

/** Characters of it that nobody has read yet. */
function unread(text: string, clip: Clip | undefined): number {
  return clip ? Math.max(0, text.length - (clip.until ?? Infinity)) : text.length;
}

function paceOf(parts: readonly Part[], clips: readonly (Clip | undefined)[]): number | undefined {
  let characters = 0;
  let seconds = 0;
  parts.forEach(({ text }, i) => {
    const clip = clips[i];
    if (!clip) return;
    characters += text.length - unread(text, clip);
    seconds += clip.duration;
  });
  return seconds > 0 ? characters / seconds : undefined;
}

export function secondsAt({ starts, lengths }: Timeline, { part, share }: Place): number {
  return (starts[part] ?? 0) + share * (lengths[part] ?? 0);
}

export function placeAt({ starts, lengths, total }: Timeline, seconds: number): Place {
  const within = Math.min(total, Math.max(0, seconds));
  const part = starts.findLastIndex((start) => start <= within);
  const length = lengths[part];
  return length ? { part, share: Math.min(1, (within - (starts[part] ?? 0)) / length) } : BEGINNING;
}

/** How far into a part its word at an offset is said; for a clip without words, by characters. */
export function shareOf(part: Part, clip: Clip | undefined, offset: number, length = clip?.duration): number {
  const inside = Math.min(part.text.length, Math.max(0, offset - part.offset));
  if (!clip || clip.words.length === 0 || !length) return inside / part.text.length;
  if (inside > (clip.until ?? Infinity)) return inside / part.text.length;
  const word = clip.words.findLast((each) => each.offset <= inside) ?? clip.words[0];
  return Math.min(1, (word?.start ?? 0) / length);
}

/** Between two sentences of a sound, in seconds. */
export interface Silence {
  start: number;
  end: number;
}

/** After which of its sentences it is silent next, from a second on; unknown of a sound that does not tell when its words are said. */
export function silenceAfter(
  { text }: Part,
  { words, duration }: Clip,
  language: LanguageCode,
  seconds: number,
): Silence | undefined {
  if (words.length === 0) return undefined;
  for (const sentence of sentencesOf(text, language)) {
    const ends = sentence.offset + sentence.text.length;
    const start = words.findLast((word) => word.offset < ends)?.end ?? 0;
    if (start >= seconds) return { start, end: words.find((word) => word.offset >= ends)?.start ?? duration };
  }
  return undefined;
}

/** After a word the mark stays on it for a breath; in a longer pause no word is marked. */
const BREATH_S = 0.6;
/** Who goes to the beginning of a word is at that word, whatever becomes of the digits on the way. */
const ROUNDING_S = 0.001;

/** In a page that somebody of the family has read it is known about where the voice is, in steps of so many characters. */
const STEP = 24;

export function stepAt(part: Part, { duration }: Clip, seconds: number): number {
  const inside = duration > 0 ? Math.min(1, seconds / duration) * (part.text.length - 1) : 0;
  return part.offset + Math.floor(inside / STEP) * STEP;
}

/** The word that is said at a time of a clip, by its place in the whole text. */
export function wordAt(
  part: Part,
  { words }: Clip,
  seconds: number,
): { offset: number; length: number } | undefined {
  const word = words.findLast(({ start }) => start <= seconds + ROUNDING_S);
  if (!word || seconds > word.end + BREATH_S) return undefined;
  return { offset: part.offset + word.offset, length: word.length };
}
