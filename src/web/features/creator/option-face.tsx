import { useState } from 'react';
import type { StoryOption } from '#domain/story-options.ts';
import { Likeness } from '#web/looks/likeness.tsx';

export interface CardOption extends StoryOption {
  /** Why it cannot be chosen yet. */
  locked?: string | undefined;
  /** A small illustration; without one, the emoji stands in. */
  picture?: string | undefined;
  /** Somebody from the page's own people, or made up by them. */
  own?: boolean;
}

interface OptionFaceProps {
  option: Pick<CardOption, 'picture' | 'emoji' | 'look'> & { id?: string };
  className: string;
  emojiClassName: string;
}

/** How somebody or something looks: drawn, or as an emoji where there is no drawing. */
export function OptionFace({ option, className, emojiClassName }: OptionFaceProps) {
  const { id = '', picture, emoji, look } = option;
  const [failed, setFailed] = useState<string | null>(null);
  if (!picture || failed === picture) {
    const sign = (
      <span aria-hidden className={emojiClassName}>
        {emoji}
      </span>
    );
    return <Likeness look={look} id={id} part="whole" className={className} fallback={sign} />;
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
