import { useEffect } from 'react';
import { keepForOffline } from '#web/features/experience/keep-offline.ts';
import type { Scene } from '#web/features/experience/scenes.ts';

/** The page itself comes first. */
const AFTER_MS = 1500;

/** The next picture is there before it is wanted; a little later the whole experience is, for a tablet in a car. */
export function useNearby(scenes: readonly Scene[], index: number, audioUrl: string | null): void {
  const next = scenes[index + 1]?.image_url;
  useEffect(() => {
    if (next) new Image().src = next;
  }, [next]);

  const media = [...scenes.map(({ image_url }) => image_url), ...(audioUrl ? [audioUrl] : [])].join(' ');
  useEffect(() => {
    if (import.meta.env.DEV) return undefined;
    const timer = setTimeout(() => {
      // A full disk or a picture that is gone: then it is there only as long as there is a line.
      void keepForOffline(media.split(' ').filter(Boolean)).catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [media]);
}
