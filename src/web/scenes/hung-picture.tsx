import { useEffect, useState } from 'react';
import type { StoryPicture } from '#domain/created-story.ts';
import { NoPicture } from '#web/scenes/no-picture.tsx';
import { useTranslate } from '#web/i18n/messages.ts';

/** A server that is busy right now may have it a moment later. */
const QUIET_MS = 2_000;

interface HungPictureProps {
  picture: StoryPicture;
  /** It is seen at once. */
  first: boolean;
  /** Somebody asks for it once more. */
  onRetry: () => void;
}

/** A picture of a scene. One that does not come is asked for again, once by itself, and then by whoever misses it. */
export function HungPicture({ picture: { url, description }, first, onRetry }: HungPictureProps) {
  const t = useTranslate();
  const [{ tries, isMissing }, setState] = useState({ tries: 1, isMissing: false });
  const again = () => setState({ tries: tries + 1, isMissing: false });
  const isQuiet = isMissing && tries === 1;
  useEffect(() => {
    if (!isQuiet) return undefined;
    const timer = setTimeout(() => setState({ tries: 2, isMissing: false }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  if (isQuiet) return null;
  if (isMissing) {
    return (
      <NoPicture
        text={t('experience.scene.unavailable')}
        onRetry={() => {
          again();
          onRetry();
        }}
      />
    );
  }
  const miss = () => setState({ tries, isMissing: true });
  return (
    <img
      // Another element: a browser does not ask again for one that has failed.
      key={tries}
      ref={(image) => {
        // It may have failed before anybody listened.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) miss();
      }}
      src={url}
      alt={description}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      onError={miss}
      className="absolute inset-0 size-full animate-fade object-cover"
    />
  );
}
