import { requestSpeech } from '#web/features/narration/speech.ts';
import { wishOf, type Script } from '#web/features/narration/script.ts';

let last: HTMLAudioElement | undefined;

/** Says one word of a story in the voice that reads it; what is touched meanwhile takes its place. */
export async function sayWordOf(script: Script, word: string): Promise<void> {
  last?.pause();
  const sound = new Audio();
  last = sound;
  try {
    const said = await requestSpeech(wishOf({ text: word }, script));
    await said.sound.ends();
    const stretch = said.sound.stretchAt(0);
    if (last !== sound || !stretch) return;
    sound.src = stretch.url;
    await sound.play();
  } catch {
    // What it means stands there all the same.
  }
}
