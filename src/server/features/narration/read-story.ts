import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { VoiceQuality } from '#domain/multimedia.ts';
import { countWords } from '#domain/text/words.ts';
import { VOICES } from '#engines/narrator/built-in/voices.ts';
import { breathsOf, speakable } from '#engines/narrator/built-in/words.ts';
import { clipOf, type Clip } from '#engines/narrator/clip.ts';
import {
  SpeechError,
  type Narrator,
  type SpeechRequest,
  type SpokenSentence,
} from '#engines/narrator/port.ts';
import { ownVoices, speakersOfLibrary } from '#domain/character-voices.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { Log } from '#server/log.ts';

/** About as fast as our voices read. */
const WORDS_A_SECOND = 2.3;

export interface OwnVoices {
  quick: Narrator;
  /** Absent where the neural voice is not installed, or not wanted. */
  natural: Narrator | undefined;
  /** The same when nobody waits: it lets everybody go first who listens, or reads a story of theirs. */
  naturalLater: Narrator | undefined;
  /** Would it be done with so many seconds of sound while somebody waits? */
  naturalInTime: (seconds: number) => boolean;
}

export interface ServiceVoice {
  narrator: Narrator;
  voiceId: string;
}

export interface StoryVoices {
  /** Of configured services, the best first. */
  services: readonly ServiceVoice[];
  own: OwnVoices;
}

export interface TextToRead {
  content: string;
  language: LanguageCode;
  ageGroup: AgeGroup;
  characters: readonly string[];
  /** What happens where, if its author told. */
  scenes?: readonly StoryScene[] | undefined;
}

export interface Reading extends Clip {
  voiceId: string;
  quality: VoiceQuality;
}

export interface ReadingOptions {
  /** Somebody waits: the best voice that is done soon. Otherwise the best there is. */
  soon: boolean;
  signal: AbortSignal;
  log: Log;
  /** Called as each sentence is ready; the next one waits for the answer. */
  onSentence?: (done: number, of: number) => Promise<void> | void;
}

interface Voice {
  quality: VoiceQuality;
  voiceId: string;
  narrator: Narrator;
}

/** A whole story, read by the first voice that can. */
export async function readStory(
  story: TextToRead,
  voices: StoryVoices,
  { soon, signal, log, onSentence }: ReadingOptions,
): Promise<Reading> {
  for (const voice of voicesFor(story, voices, soon)) {
    try {
      return await readBy(voice, story, signal, onSentence);
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof SpeechError ? error.reason : 'failed';
      log.warn({ voice: voice.quality, reason }, 'a voice failed to read a story');
    }
  }
  throw new SpeechError('failed', 'no voice could read the story');
}

/** The best first. */
function voicesFor(story: TextToRead, { services, own }: StoryVoices, soon: boolean): Voice[] {
  const { quick, storyteller } = VOICES[story.language];
  const seconds = countWords(story.content, story.language) / WORDS_A_SECOND;
  const voices: Voice[] = services.map((voice) => ({ quality: 'service', ...voice }));
  const natural = soon ? own.natural : own.naturalLater;
  if (natural && (!soon || own.naturalInTime(seconds)))
    voices.push({ quality: 'natural', voiceId: storyteller, narrator: natural });
  return [...voices, { quality: 'quick', voiceId: quick, narrator: own.quick }];
}

async function readBy(
  { narrator, quality, voiceId }: Voice,
  story: TextToRead,
  signal: AbortSignal,
  onSentence: ReadingOptions['onSentence'],
): Promise<Reading> {
  const { content: text, language, scenes = [] } = story;
  const request: SpeechRequest = {
    text,
    language,
    speed: 1,
    speakers: ownVoices(story.ageGroup, speakersOfLibrary(story.characters, scenes)),
    turns: scenes.map(({ offset }) => offset),
    ...(quality === 'service' && { voice: voiceId }),
  };
  const sentences = narrator.speak(request, signal);
  const clip = await clipOf(onSentence ? counted(sentences, story, onSentence) : sentences);
  if (clip.audio.length === 0) throw new SpeechError('failed', 'nothing to be heard');
  return { ...clip, voiceId, quality };
}

/** Voices cut a text each in their own way; the listener counts sentences. */
async function* counted(
  parts: AsyncIterable<SpokenSentence>,
  { content, language }: TextToRead,
  onSentence: NonNullable<ReadingOptions['onSentence']>,
): AsyncIterable<SpokenSentence> {
  const ends = breathsOf(speakable(content), language).map(({ offset, text }) => offset + text.length);
  await onSentence(0, ends.length);
  for await (const part of parts) {
    const heardUntil = part.offset + part.text.length;
    yield part;
    await onSentence(ends.filter((end) => end <= heardUntil).length, ends.length);
  }
}
