import type { LanguageCode } from '#domain/languages.ts';

/** Who reads a story aloud, where a listener wishes for one: a woman's voice or a man's. */
export const STORYTELLERS = ['woman', 'man'] as const;
export type StorytellerVoice = (typeof STORYTELLERS)[number];

/** All French voices that we have are one woman's, and hers made lower is no man's to listen to for a whole story. */
const ONE_VOICE: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['fr']);

/** Whether there is a woman's voice and a man's to choose from. */
export function hasBothStorytellers(language: LanguageCode): boolean {
  return !ONE_VOICE.has(language);
}
