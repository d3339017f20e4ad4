import { requestSpeech, type SpeechWish } from '#web/features/narration/speech.ts';

let last: HTMLAudioElement | undefined;

/** Says a few words; what is asked for meanwhile takes their place. */
export async function playOnce(wish: SpeechWish): Promise<void> {
  last?.pause();
  const sound = new Audio();
  last = sound;
  const said = await requestSpeech(wish);
  await said.sound.ends();
  const stretch = said.sound.stretchAt(0);
  if (last !== sound || !stretch) return;
  sound.src = stretch.url;
  await sound.play();
}
