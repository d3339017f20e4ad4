/** Clips by their keys, for as long as the page lives. The one that was not heard for longest makes room. */
export function createClipCache<Clip extends { audioUrl: string }>(most: number) {
  const clips = new Map<string, Clip>();
  return {
    read(key: string): Clip | undefined {
      const clip = clips.get(key);
      if (clip) {
        clips.delete(key);
        clips.set(key, clip);
      }
      return clip;
    },
    keep(key: string, clip: Clip): void {
      clips.set(key, clip);
      const [oldest] = clips;
      if (clips.size <= most || !oldest) return;
      clips.delete(oldest[0]);
      URL.revokeObjectURL(oldest[1].audioUrl);
    },
  };
}
