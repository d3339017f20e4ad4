import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { isPersonal } from '#domain/personal-character.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { isTyped } from '#web/art/drawn.ts';
import { TypedFace } from '#web/features/creator/typed-face.tsx';
import { FacePicture } from '#web/art/face-picture.tsx';
import { Likeness } from '#web/looks/likeness.tsx';

export interface CardOption extends StoryOption {
  /** Why it cannot be chosen yet. */
  locked?: string | undefined;
  /** Where its drawing lies; of somebody's own people there is none. */
  picture?: string | undefined;
  /** Somebody from the page's own people, or made up by them. */
  own?: boolean;
}

interface OptionFaceProps {
  option: CardOption;
  /** In which the story calls them. */
  language: LanguageCode;
  className: string;
}

/** How somebody or something looks. */
export function OptionFace({ option, language, className }: OptionFaceProps) {
  const { id, picture, emoji, look } = option;
  const [failed, setFailed] = useState<string | null>(null);
  const sign = <Sparkles aria-hidden className="size-6 text-ink-soft" />;
  if (picture && failed !== picture) {
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
  if (look) return <Likeness look={look} id={id} part="whole" className={className} fallback={sign} />;
  if (isPersonal(option)) return <FacePicture emoji={emoji} className={className} />;
  return isTyped(id) && !picture ? <TypedFace {...{ option, language, className }} fallback={sign} /> : sign;
}
