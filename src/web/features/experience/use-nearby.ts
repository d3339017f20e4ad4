import { useEffect } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import { experiencePath } from '#domain/library-paths.ts';
import { rememberStory } from '#web/device/stories.ts';
import type { Scene } from '#web/features/experience/scenes.ts';

/** The page itself comes first. */
const AFTER_MS = 1500;

/** The next picture is there before it is wanted; a little later the whole experience is, for a tablet in a car. */
export function useNearby(
  { id, title, language, original, picture }: LibraryStory,
  scenes: readonly Scene[],
  index: number,
  audioUrl: string | null,
): void {
  const next = scenes[index + 1]?.image_url;
  useEffect(() => {
    if (next) new Image().src = next;
  }, [next]);

  const media = [...scenes.map(({ image_url }) => image_url), ...(audioUrl ? [audioUrl] : [])].join(' ');
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = experiencePath({ id, original }, language);
      const needed = media.split(' ').filter(Boolean);
      // A full disk or a picture that is gone: then it is there only as long as there is a line.
      void rememberStory({ id, title, language, address, cover: picture, media: needed }).catch(
        () => undefined,
      );
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, title, language, original, picture, media]);
}
