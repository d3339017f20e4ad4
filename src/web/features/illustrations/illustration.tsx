import { useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { LargePicture } from '#web/features/illustrations/large-picture.tsx';
import type { Frame } from '#web/features/illustrations/panel-state.ts';
import { PictureButton } from '#web/features/illustrations/picture-button.tsx';

interface IllustrationProps {
  frame: Frame;
  title: string;
  /** Of the words of the picture. */
  language: LanguageCode;
}

/** One picture; a click shows it large, with the words that it shows. */
export function Illustration({ frame: { url, description }, title, language }: IllustrationProps) {
  const [large, setLarge] = useState(false);
  const picture = (
    <img
      src={url}
      alt={description}
      lang={language}
      draggable={false}
      className="cut-small aspect-video w-full animate-fade bg-ink/10 object-cover"
    />
  );
  return (
    <>
      <PictureButton onOpen={() => setLarge(true)}>{picture}</PictureButton>
      <LargePicture open={large} title={title} onClose={() => setLarge(false)}>
        {picture}
        <p lang={language} className="story-text mt-3 px-2 text-center">
          {description}
        </p>
      </LargePicture>
    </>
  );
}
