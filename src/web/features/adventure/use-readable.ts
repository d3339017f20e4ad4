import type { CSSProperties } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { useReaderSettings } from '#web/reader/reader-settings.ts';

/** For an element with words of the storyteller: in the language of the story, set as the reader likes it. */
export function useReadable(language: LanguageCode) {
  const { font, size, spacing } = useReaderSettings();
  return {
    lang: language,
    'data-reader-font': font,
    style: { '--reader-size': size, '--reader-spacing': spacing } as CSSProperties,
    className: 'readable',
  };
}
