import type { Speaker, VoiceKind } from '#domain/character-voices.ts';
import { inWhole } from '#engines/narrator/built-in/in-whole.ts';
import { linesIn, type Line } from '#engines/narrator/built-in/speakers.ts';
import type { Piece } from '#domain/text/pieces.ts';
import { speakable } from '#engines/narrator/built-in/words.ts';
import type { CastVoice, SpeechRequest, VoicedLine } from '#engines/narrator/port.ts';

/** With the storyteller's four: more would confuse a listener. */
const MOST_VOICES = 3;

/** The lines that are to sound otherwise than the storyteller, in order. */
export function voicedLines(request: SpeechRequest): readonly VoicedLine[] {
  const { text, language, speakers = [], lines } = request;
  if (lines) return lines;
  const voices = voicesOf(speakers);
  const names = speakers.map(({ name }) => name);
  const { text: whole, offset: at } = inWhole(request);
  const found = alike(linesIn(speakable(whole), language, names)).map(
    ({ offset, text: { length }, speaker, whispered }): VoicedLine => {
      const voice = speaker === undefined ? undefined : voices.get(speaker);
      return { offset, length, ...(voice && { voice }), ...(whispered && { whispered }) };
    },
  );
  return linesWithin(
    { text, offset: at },
    found.filter(({ voice, whispered }) => voice ?? whispered),
  );
}

/**
 * What is said again, and nobody is told to say it, is said as it was the first time. What comes later changes nothing: a story that
 * goes on is not cast anew.
 */
function alike(lines: readonly Line[]): Line[] {
  const first = new Map<string, Line>();
  return lines.map((line) => {
    const words = wordsAlone(line.text);
    const before = first.get(words);
    if (line.speaker !== undefined && !before) first.set(words, line);
    const { speaker, whispered } = (line.isOpen && before) || line;
    return { ...line, speaker, whispered };
  });
}

function wordsAlone(line: string): string {
  return line
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Each speaker's voice, by what they are. Whoever is too many has that of somebody like them, or the storyteller's. */
export function voicesOf(speakers: readonly Speaker[]): Map<string, CastVoice> {
  const voices = new Map<string, CastVoice>();
  const cast = new Map<VoiceKind, number>();
  for (const { name, kind = 'girl' } of speakers) {
    const before = cast.get(kind) ?? 0;
    if (voices.size < MOST_VOICES) {
      voices.set(name, before === 0 ? kind : `${kind} ${before + 1}`);
      cast.set(kind, before + 1);
    } else if (before > 0) voices.set(name, kind);
  }
  return voices;
}

/** A part of a sentence that one voice reads. */
export interface Part extends Piece {
  /** None: the storyteller's. */
  voice: CastVoice | undefined;
  whispered: boolean;
}

/** Those of a sentence, as they stand in it. */
export function linesWithin(sentence: Piece, lines: readonly VoicedLine[]): VoicedLine[] {
  return lines.flatMap(({ offset, length, ...how }) => {
    const from = Math.max(0, offset - sentence.offset);
    const to = Math.min(sentence.text.length, offset + length - sentence.offset);
    return from < to ? [{ offset: from, length: to - from, ...how }] : [];
  });
}

/** A sentence, cut where the voice changes. */
export function partsOf(sentence: Piece, lines: readonly VoicedLine[]): Part[] {
  const parts: Part[] = [];
  const add = (from: number, to: number, how?: VoicedLine) => {
    const text = sentence.text.slice(from, to);
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const offset = sentence.offset + from + text.length - text.trimStart().length;
    parts.push({ text: text.trim(), offset, voice: how?.voice, whispered: how?.whispered ?? false });
  };
  let at = 0;
  for (const line of linesWithin(sentence, lines)) {
    add(at, line.offset);
    at = line.offset + line.length;
    add(line.offset, at, line);
  }
  add(at, sentence.text.length);
  return parts;
}
