import type { CommonWords } from '#domain/language-of.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { VoiceService } from '#server/features/narration/voice-services.ts';
import type { FirstPages } from '#server/http/first-pages.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import type { SharedTexts } from '#server/http/shared-texts.ts';
import type { Owner, OwnerOf } from '#server/storage/owner.ts';

/**
 * Who can read aloud here. The built-in voice always is there, and what it says is kept for whoever asked.
 */
export interface Narrators {
  builtIn: (owner: Owner) => Narrator;
  /** Absent where there is no natural voice. */
  ahead: (owner: Owner) => AheadReader | undefined;
  /** Those that are configured, the best first. */
  services: readonly VoiceService[];
}

/** Says in the natural voice what somebody will listen to, whenever nobody listens. */
export interface AheadReader {
  narrator: Narrator;
  /** Seconds of work for a second of sound, on this machine as it was last. */
  pace: () => number | undefined;
}

export interface NarrationDependencies {
  /** What everybody may hear and see, with an account or without. */
  isLibraryText: (text: unknown) => Promise<boolean>;
  /** The same of some words of one story. */
  isLibraryPiece: (story: unknown, text: unknown) => Promise<boolean>;
  firstPages: FirstPages;
  sharedTexts: SharedTexts;
  narrators: Narrators;
  words: { book: { common: CommonWords } };
  limits: RateLimiting;
  guards: Guards;
  ownerOf: OwnerOf;
  /** Requests of one address in ten minutes. */
  config: { narrator: { limit: number } };
}

/** One counter for everything that is read aloud. */
export function speechLimit({ limits, config }: Pick<NarrationDependencies, 'limits' | 'config'>) {
  return limits.perAddress({ name: 'speech', points: config.narrator.limit, seconds: TEN_MINUTES });
}

const TEN_MINUTES = 600;
