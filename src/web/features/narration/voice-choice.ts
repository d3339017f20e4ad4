import { WHO_READS, type WhoReads } from '#domain/character-voices.ts';
import { kept } from '#web/browser/storage.ts';
import type { VoiceQuality } from '#web/features/narration/speech.ts';

export const VOICE_QUALITIES = ['natural', 'quick'] as const satisfies readonly VoiceQuality[];

const VOICE_KEY = 'fabloom.voice';
const READERS_KEY = 'fabloom.who-reads';

/** The built-in voice that this browser's listener chose; none: whichever keeps up. */
export function chosenVoice(): VoiceQuality | undefined {
  return keptAmong(VOICE_KEY, VOICE_QUALITIES);
}

export function chooseVoice(quality: VoiceQuality | undefined): void {
  keep(VOICE_KEY, quality);
}

/** Whether they wish for one voice or for many; neither: by the age that a story is for. */
export function chosenReaders(): WhoReads | undefined {
  return keptAmong(READERS_KEY, WHO_READS);
}

export function chooseReaders(whoReads: WhoReads | undefined): void {
  keep(READERS_KEY, whoReads);
}

function keptAmong<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
  const value = kept.read(key);
  return choices.find((choice) => choice === value);
}

function keep(key: string, choice: string | undefined): void {
  if (choice) kept.write(key, choice);
  else kept.remove(key);
}
