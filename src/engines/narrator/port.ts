import type { Speaker, VoiceKind } from '#domain/character-voices.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { SaidName } from '#domain/said-name.ts';
import type { StorytellerVoice } from '#domain/storyteller-voice.ts';
import type { Surroundings } from '#domain/surroundings.ts';

/** The neural voice, or the one that speaks at once. */
export type BuiltInVoice = 'natural' | 'quick';

export interface SpeechRequest {
  text: string;
  language: LanguageCode;
  /** A voice of the narrator's own, or none: its storyteller for the language. */
  voice?: string;
  /** Of the built-in voices: whose voice reads the story. None: the one that reads the language best. */
  storyteller?: StorytellerVoice;
  /** 1 is the pace of reading to a child; 0.5 to 2. */
  speed: number;
  /** Of a cloud voice: how it is to sound, and by which of its models. */
  manner?: VoiceManner;
  model?: string;
  /** Of the built-in voices: the neural one, or the one that speaks at once. None: whatever this machine can keep up with. */
  quality?: BuiltInVoice;
  /** Characters whose lines may have a voice of their own, the most important first. None: one voice reads all. */
  speakers?: readonly Speaker[];
  /** The lines that have one, for a text that is cut out of another. Otherwise they are found by the speakers. */
  lines?: readonly VoicedLine[];
  /** Names, as their family says them. A voice of somebody else reads them as they are written. */
  said?: readonly SaidName[];
  /** What stands before and behind the text in its story: who says what, and where sentences end, is found in the whole. */
  around?: Surroundings;
  /** Where a scene or a page begins in the text; its end, if another page comes then. */
  turns?: readonly number[];
  /** Nobody hears a page before all of it is there. */
  heardLater?: boolean;
}

/** Each from 0 to 1. */
export interface VoiceManner {
  stability: number;
  similarity_boost: number;
  style: number;
}

/** What a character says, where it is to sound otherwise than the rest. */
export interface VoicedLine {
  /** Where it stands in the text, in UTF-16 units. */
  offset: number;
  length: number;
  /** Of the cast, see `CastVoice`. None: the storyteller's. */
  voice?: CastVoice | undefined;
  whispered?: boolean | undefined;
}

/** "girl"; the second girl of a story is "girl 2". Each narrator has a voice of its own for it. */
export type CastVoice = VoiceKind | `${VoiceKind} ${number}`;

/** A word as it is heard. */
export interface SpokenWord {
  /** Where it stands in the text, in UTF-16 units. */
  offset: number;
  length: number;
  /** In seconds from the beginning of the sentence's sound. */
  start: number;
  end: number;
}

export interface SpokenSentence {
  /** Where the sentence stands in the text. */
  offset: number;
  text: string;
  audio: Uint8Array;
  mediaType: 'audio/mpeg';
  /** In seconds, the pause after it included. */
  duration: number;
  words: SpokenWord[];
  /** The times are reckoned from the text, not heard from the voice. */
  estimated: boolean;
  /** Which of our own voices said it. */
  quality?: BuiltInVoice | undefined;
}

/** Somebody who reads aloud. */
export interface Narrator {
  /** For the credit, and in answers as `provider`. */
  readonly name: string;
  /** Sentence by sentence, as each is ready. */
  speak(request: SpeechRequest, signal: AbortSignal): AsyncIterable<SpokenSentence>;
}

/** Why nobody could be heard, as far as it matters to who asked. */
export class SpeechError extends Error {
  override name = 'SpeechError';
  readonly reason: 'not_configured' | 'quota_exceeded' | 'unauthorized' | 'failed';

  constructor(reason: SpeechError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
