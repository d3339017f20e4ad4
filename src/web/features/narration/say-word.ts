import { playOnce } from '#web/features/narration/play-once.ts';
import { wishOf, type Script } from '#web/features/narration/script.ts';

/** Says one word of a story in the voice that reads it. */
export async function sayWordOf(script: Script, word: string): Promise<void> {
  // What it means stands there all the same.
  await playOnce(wishOf({ text: word }, script)).catch(() => undefined);
}
