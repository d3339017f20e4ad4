import type { GrowingSound } from '#web/features/narration/growing-sound.ts';

/** Clips by their keys, for as long as the page lives. The one that was not heard for longest makes room. */
export function createClipCache<Clip extends { sound: GrowingSound }>(most: number) {
  const clips = new Map<string, Clip>();
  return {
    read(key: string): Clip | undefined {
      const clip = clips.get(key);
      if (!clip) return undefined;
      clips.delete(key);
      // What broke off is asked for anew.
      if (clip.sound.isBroken) return undefined;
      clips.set(key, clip);
      return clip;
    },
    keep(key: string, clip: Clip): void {
      clips.set(key, clip);
      const [oldest] = clips;
      if (clips.size <= most || !oldest) return;
      clips.delete(oldest[0]);
      oldest[1].sound.forget();
    },
  };
}
