import type { VoiceQuality } from '#domain/multimedia.ts';
import type { NarratedWord } from '#server/db/schema/multimedia.ts';
import type { StoryToMake } from '#server/features/multimedia/records.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';

export interface DrawnScene {
  image_url: string;
  description: string;
  caption?: string | undefined;
  /** Where in the story's text it begins. */
  offset: number;
}

export interface Narration {
  audio: Uint8Array;
  duration: number;
  words: readonly NarratedWord[];
  voiceId: string;
  quality: VoiceQuality;
}

export interface NarrateOptions {
  /** Somebody waits: the best voice that is done soon. Otherwise the best there is. */
  soon: boolean;
  signal: AbortSignal;
  /** The next sentence waits for the answer. */
  onSentence?: (done: number, of: number) => Promise<void> | void;
}

/** Who draws, who reads, and where sound is kept. */
export interface MultimediaTools {
  illustrate(
    story: StoryToMake,
    signal: AbortSignal,
    onPicture: (done: number, of: number) => void,
  ): Promise<DrawnScene[]>;
  narrate(story: StoryToMake, options: NarrateOptions): Promise<Narration>;
  /** There is a better voice here than the quick one. */
  hasBetterVoice: boolean;
  objects: ObjectStore;
}
