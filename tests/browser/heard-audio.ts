import type { Page } from '@playwright/test';

/** The element that is heard: how it plays, and how often a sound was made deeper for it. Before the page is opened. */
export async function hearAudio(page: Page) {
  await page.addInitScript(() => {
    const all: HTMLAudioElement[] = [];
    const Plain = window.Audio;
    window.Audio = new Proxy(Plain, {
      construct(target, given: []) {
        const audio = new target(...given);
        all.push(audio);
        return audio;
      },
    });
    let lowered = 0;
    window.OfflineAudioContext = class extends OfflineAudioContext {
      override async decodeAudioData(bytes: ArrayBuffer) {
        const sound = await super.decodeAudioData(bytes);
        lowered += 1;
        return sound;
      }
    };
    Object.assign(window, { heardAudio: () => ({ audio: all.find(({ paused }) => !paused), lowered }) });
  });
  return () =>
    page.evaluate(() => {
      const { audio, lowered } = (
        window as unknown as { heardAudio: () => { audio?: HTMLAudioElement; lowered: number } }
      ).heardAudio();
      return audio && { rate: audio.playbackRate, keepsTone: audio.preservesPitch, lowered };
    });
}
