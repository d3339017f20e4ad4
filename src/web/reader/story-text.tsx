import { createContext, use, useRef, type ReactNode } from 'react';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { HelpfulText } from '#web/reader/aided-text.tsx';
import type { SecondText } from '#web/reader/beside.ts';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { useReadings } from '#web/reader/use-readings.ts';
import { useRuler } from '#web/reader/use-ruler.ts';
import { useSpokenWords } from '#web/reader/use-spoken-words.ts';
import { WordHelpContext } from '#web/reader/word-cards.ts';

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
  const onClick = useSpokenWords(root, show);
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
  /** The same in another language, paragraph by paragraph. */
  second?: SecondText | undefined;
}

export function StoryText({ text, offset = 0, opens = false, second }: StoryTextProps) {
  const t = useTranslate();
  const language = use(PageLanguage);
  const paragraphs = paragraphsOf(text).map((paragraph) => ({
    ...paragraph,
    offset: offset + paragraph.offset,
    other: second?.beside(offset + paragraph.offset),
  }));
  const readings = useReadings(
    paragraphs.map((paragraph) => paragraph.text),
    language,
  );
  const otherReadings = useReadings(
    paragraphs.map(({ other }) => other?.text ?? ''),
    second?.language ?? language,
    second !== undefined,
  );
  const words = use(WordHelpContext)?.on(paragraphs.map((paragraph) => paragraph.text));
  return (
    <>
      {(readings.isMissing || otherReadings.isMissing) && (
        <p role="status" className="font-sans text-small text-ink-soft">
          {t('reader.aids.missing')}
        </p>
      )}
      {paragraphs.map((paragraph, i) => {
        const first = (
          <p
            key={paragraph.offset}
            data-offset={paragraph.offset}
            className={opens && i === 0 && !second ? 'drop-cap' : undefined}
          >
            <HelpfulText
              text={paragraph.text}
              language={language}
              rubies={readings.paragraphs?.[i]}
              words={words?.[i]}
            />
          </p>
        );
        const { other } = paragraph;
        if (!second || !other) return first;
        return (
          <div key={paragraph.offset} className="two-languages">
            {first}
            <p lang={second.language} data-aside={second.id} data-offset={other.offset}>
              <HelpfulText
                text={other.text}
                language={second.language}
                rubies={otherReadings.paragraphs?.[i]}
                words={undefined}
              />
            </p>
          </div>
        );
      })}
    </>
  );
}
