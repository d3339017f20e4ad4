import { createContext, use, useRef, type ReactNode } from 'react';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { hasSyllables } from '#domain/text/syllables.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { RubyText, SyllableText } from '#web/reader/aided-text.tsx';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { useReadings } from '#web/reader/use-readings.ts';
import { useRuler } from '#web/reader/use-ruler.ts';
import { useSpokenWords } from '#web/reader/use-spoken-words.ts';

interface ReadablePageProps {
  language: LanguageCode;
  /** How the spoken word is brought into view, where it is not by scrolling the window. */
  show?: (range: Range) => void;
  children: ReactNode;
}

const PageLanguage = createContext<LanguageCode>('en');

/** Around the text of a story: sets it as the reader likes it, marks the spoken word, hears where it is touched. */
export function ReadablePage({ language, show, children }: ReadablePageProps) {
  const root = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const { font, size, spacing, ruler } = useReaderSettings();
  const onClick = useSpokenWords(root, undefined, show);
  useRuler(root, bar, ruler);
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
      {ruler && <span ref={bar} aria-hidden hidden data-ruler className="reading-ruler" />}
      <PageLanguage value={language}>{children}</PageLanguage>
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
  const t = useTranslate();
  const language = use(PageLanguage);
  const { syllables } = useReaderSettings();
  const paragraphs = paragraphsOf(text);
  const readings = useReadings(
    paragraphs.map((paragraph) => paragraph.text),
    language,
  );
  return (
    <>
      {readings.isMissing && (
        <p role="status" className="font-sans text-small text-ink-soft">
          {t('reader.aids.missing')}
        </p>
      )}
      {paragraphs.map((paragraph, i) => (
        <p
          key={paragraph.offset}
          data-offset={offset + paragraph.offset}
          className={opens && i === 0 ? 'drop-cap' : undefined}
        >
          {readings.paragraphs?.[i] ? (
            <RubyText text={paragraph.text} rubies={readings.paragraphs[i]} />
          ) : syllables && hasSyllables(language) ? (
            <SyllableText text={paragraph.text} language={language} />
          ) : (
            paragraph.text
          )}
        </p>
      ))}
    </>
  );
}
