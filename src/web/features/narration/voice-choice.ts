import { kept } from '#web/browser/storage.ts';
import type { VoiceQuality } from '#web/features/narration/speech.ts';

export const VOICE_QUALITIES = ['natural', 'quick'] as const satisfies readonly VoiceQuality[];

const KEY = 'fabloom.voice';

/** The built-in voice that this browser's listener chose; none: whichever keeps up. */
export function chosenVoice(): VoiceQuality | undefined {
  const value = kept.read(KEY);
  return VOICE_QUALITIES.find((quality) => quality === value);
}

export function chooseVoice(quality: VoiceQuality | undefined): void {
  if (quality) kept.write(KEY, quality);
  else kept.remove(KEY);
}
