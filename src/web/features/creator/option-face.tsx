import { useState } from 'react';
import type { StoryOption } from '#domain/story-options.ts';

export interface CardOption extends StoryOption {
  /** Why it cannot be chosen yet. */
  locked?: string | undefined;
  /** A small illustration; without one, the emoji stands in. */
  picture?: string | undefined;
  /** Somebody from the page's own people, or made up by them. */
  own?: boolean;
}

interface OptionFaceProps {
  option: Pick<CardOption, 'picture' | 'emoji'>;
  className: string;
  emojiClassName: string;
}

/** How somebody or something looks: drawn, or as an emoji where there is no drawing. */
export function OptionFace({ option: { picture, emoji }, className, emojiClassName }: OptionFaceProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!picture || failed === picture) {
    return (
      <span aria-hidden className={emojiClassName}>
        {emoji}
      </span>
    );
  }
  return (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(picture)}
      className={className}
    />
  );
}
