import type { CommonWords } from '#domain/language-of.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { VoiceService } from '#server/features/narration/voice-services.ts';
import type { FirstPages } from '#server/http/first-pages.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import type { LibraryTexts } from '#server/http/library-texts.ts';
import type { SharedTexts } from '#server/http/shared-texts.ts';
import type { Owner, OwnerOf } from '#server/storage/owner.ts';

/**
 * Who can read aloud here. The built-in voice always is there, and what it says is kept for its owner: whoever asked, unless somebody
 * else has it kept.
 */
export interface Narrators {
  builtIn: (listener: Owner, keptFor?: Owner) => Narrator;
  /** Absent where there is no natural voice. */
  ahead: (listener: Owner, keptFor?: Owner) => AheadReader | undefined;
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
  libraryTexts: LibraryTexts;
  firstPages: FirstPages;
  sharedTexts: SharedTexts;
  narrators: Narrators;
  words: { book: { common: CommonWords } };
  limits: RateLimiting;
  guards: Guards;
  ownerOf: OwnerOf;
  /** Requests of one address in ten minutes, and how long somebody waits for all services together. */
  config: { narrator: { limit: number; timeoutMs: number } };
}

/** One counter for everything that is read aloud. */
export function speechLimit({
  limits,
  config,
}: Pick<NarrationDependencies, 'limits'> & { config: { narrator: { limit: number } } }) {
  return limits.perAddress({ name: 'speech', points: config.narrator.limit, seconds: TEN_MINUTES });
}

/** A class listens behind one address, to books whose sound is kept once it was made: each link has a counter, and a larger one. */
export function linkLimit({ limits, config }: Pick<NarrationDependencies, 'limits' | 'config'>) {
  const points = config.narrator.limit * TABLETS;
  return limits.counter({ name: 'speech-of-links', points, seconds: TEN_MINUTES });
}

const TEN_MINUTES = 600;
const TABLETS = 30;
