import type { LanguageCode } from '#domain/languages.ts';
import { hash } from '#domain/random.ts';
import { linesIn } from '#engines/narrator/built-in/speakers.ts';
import { naturalVoices, VOICES } from '#engines/narrator/built-in/voices.ts';
import type { Piece } from '#domain/text/pieces.ts';
import { speakable } from '#engines/narrator/built-in/words.ts';
import type { SpeechRequest, VoicedLine } from '#engines/narrator/port.ts';

/** More voices than these would confuse a listener. */
const MOST_VOICES = 3;

export interface Cast {
  names: readonly string[];
  language: LanguageCode;
  /** The voice of everything else. */
  storyteller: string;
}

/** The voice that reads whatever no character says: the one that was asked for, if the language has it. */
export function storytellerOf({ language, voice }: SpeechRequest): string {
  return voice && naturalVoices(language).includes(voice) ? voice : VOICES[language].storyteller;
}

/** The lines that somebody else than the storyteller reads, in order. */
export function voicedLines(request: SpeechRequest): readonly VoicedLine[] {
  const { text, language, speakers: names = [], lines } = request;
  if (lines) return lines;
  const voices = voicesOf({ names, language, storyteller: storytellerOf(request) });
  if (voices.size === 0) return [];
  return linesIn(speakable(text), language, names).flatMap(({ offset, text: { length }, speaker }) => {
    const voice = speaker === undefined ? undefined : voices.get(speaker);
    return voice === undefined ? [] : [{ offset, length, voice }];
  });
}

/** A name keeps its voice from story to story, unless it would be that of a speaker before it. */
export function voicesOf({ names, language, storyteller }: Cast): Map<string, string> {
  const others = naturalVoices(language).filter((voice) => voice !== storyteller);
  const voices = new Map<string, string>();
  for (const name of names.slice(0, MOST_VOICES)) {
    const own = hash(name.normalize('NFC').toLowerCase()) % others.length;
    const wishes = [...others.slice(own), ...others.slice(0, own)];
    const taken = new Set(voices.values());
    const voice = wishes.find((wish) => !taken.has(wish)) ?? wishes[0];
    if (voice !== undefined) voices.set(name, voice);
  }
  return voices;
}

/** A part of a sentence that one voice reads. */
export interface Part extends Piece {
  /** None: the storyteller's. */
  voice: string | undefined;
}

/** Those of a sentence, as they stand in it. */
export function linesWithin(sentence: Piece, lines: readonly VoicedLine[]): VoicedLine[] {
  return lines.flatMap(({ offset, length, voice }) => {
    const from = Math.max(0, offset - sentence.offset);
    const to = Math.min(sentence.text.length, offset + length - sentence.offset);
    return from < to ? [{ offset: from, length: to - from, voice }] : [];
  });
}

/** A sentence, cut where the voice changes. */
export function partsOf(sentence: Piece, lines: readonly VoicedLine[]): Part[] {
  const parts: Part[] = [];
  const add = (from: number, to: number, voice?: string) => {
    const text = sentence.text.slice(from, to);
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const offset = sentence.offset + from + text.length - text.trimStart().length;
    parts.push({ text: text.trim(), offset, voice });
  };
  let at = 0;
  for (const { offset, length, voice } of linesWithin(sentence, lines)) {
    add(at, offset);
    at = offset + length;
    add(offset, at, voice);
  }
  add(at, sentence.text.length);
  return parts;
}
