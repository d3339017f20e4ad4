import type { z } from 'zod';
import type { newMyStory } from '#contract/my-stories.ts';
import type { Relation } from '#domain/recordings.ts';
import type { VoiceRate } from '#engines/narrator/recording.ts';
import type { Owner } from '#server/storage/owner.ts';

/** As a shelf keeps it. */
export type NewStory = z.output<typeof newMyStory>;

export interface OwnSound {
  rate: VoiceRate;
  audio: Uint8Array;
}

/** A book with all that belongs to it, on its way to another shelf; checked by whoever made it. */
export interface WholeBook {
  story: Omit<NewStory, 'id' | 'position' | 'media'> & { media: Omit<NewStory['media'], 'pictures'> };
  pictures: readonly WholePicture[];
  recordings: readonly WholeRecording[];
}

export interface WholePicture {
  description: string;
  offset?: number | undefined;
  bytes: number;
  /** Gives its address among the pictures of the new owner. */
  hang: (owner: Owner) => Promise<string>;
}

export interface WholeRecording {
  voice: Relation;
  page: string;
  /** Seconds. */
  duration: number;
  sounds: readonly OwnSound[];
}
