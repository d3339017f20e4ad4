import { useRef, type ReactNode } from 'react';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { useSpokenWords } from '#web/reader/use-spoken-words.ts';

interface ReadablePageProps {
  language: LanguageCode;
  children: ReactNode;
}

/** Around the text of a story: sets it as the reader likes it, marks the spoken word, hears where it is touched. */
export function ReadablePage({ language, children }: ReadablePageProps) {
  const root = useRef<HTMLDivElement>(null);
  const { font, size, spacing } = useReaderSettings();
  const onClick = useSpokenWords(root);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a shortcut for pointers; the player seeks by keyboard
    <div
      ref={root}
      lang={language}
      data-reader-font={font}
      style={{ '--reader-size': size, '--reader-spacing': spacing } as React.CSSProperties}
      className="readable"
      onClick={onClick}
    >
      {children}
    </div>
  );
}

interface StoryTextProps {
  text: string;
  /** Where this part begins in the whole text. */
  offset?: number;
  /** The first letter of the first paragraph is a large one. */
  opens?: boolean;
}

export function StoryText({ text, offset = 0, opens = false }: StoryTextProps) {
  return paragraphsOf(text).map((paragraph, i) => (
    <p
      key={paragraph.offset}
      data-offset={offset + paragraph.offset}
      className={opens && i === 0 ? 'drop-cap' : undefined}
    >
      {paragraph.text}
    </p>
  ));
}
