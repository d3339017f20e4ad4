import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { BookBar, BookHead } from '#web/features/book/chrome.tsx';
import { Cover } from '#web/features/book/cover.tsx';
import { LastPage, type WaysOn } from '#web/features/book/last-page.tsx';
import { Night } from '#web/features/book/night.tsx';
import { COVER } from '#web/features/book/pages.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { Talk } from '#web/features/book/talk.tsx';
import { Spread } from '#web/features/book/spread.tsx';
import { useBedtime } from '#web/features/book/use-bedtime.ts';
import { isButton, useBookKeys } from '#web/features/book/use-book-keys.ts';
import { useBeside } from '#web/features/book/use-beside.ts';
import { useBook } from '#web/features/book/use-book.ts';
import { useChrome } from '#web/features/book/use-chrome.ts';
import { useReadingOn } from '#web/features/book/use-reading-on.ts';
import { usePageKeys } from '#web/features/book/use-page-keys.ts';
import { useWakeLock } from '#web/reader/wake-lock.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { Beside } from '#web/reader/beside.ts';
import { swipeHandlers } from '#web/reader/turning.ts';
import { useVoice } from '#web/reader/voice.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Modal } from '#web/ui/modal.tsx';

export interface BookProps {
  title: string;
  byline: ReactNode;
  language: LanguageCode;
  cover: ReactNode;
  pages: readonly BookPage[];
  /** To talk about when it is over. */
  questions?: readonly string[];
  waysOn: WaysOn;
  onRetryPictures: () => void;
  /** Absent for a story that nobody tells in another language. */
  beside?: Beside | undefined;
}

interface OpenBookProps extends BookProps {
  /** The page that is seen first. */
  page: number;
  /** It was open at this page. */
  onClose: (page: number) => void;
}

/** A tap this near to the edge of the screen turns the page. */
const EDGE = 0.07;

/** One story, page by page: picture and text together, turned by hand or by the voice. */
export function Book(props: OpenBookProps) {
  const { title, byline, language, cover, pages, questions = [], waysOn, page, onRetryPictures } = props;
  const t = useTranslate();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const voice = useVoice();
  const beside = useBeside(props.beside, pages, voice);
  const book = useBook(pages, { page, voice, text, beside });
  useReadingOn(book);
  const bedtime = useBedtime(voice);
  const scene = pages[book.page - 1];
  const onClose = () => props.onClose(book.page);
  const [isTalking, setTalking] = useState(false);
  const { hidden, stir, toggle } = useChrome(scene !== undefined);
  usePageKeys(book.turn);
  useWakeLock(!bedtime.asleep);

  const sheet = useRef<HTMLDivElement>(null);
  useBookKeys(sheet, { turn: book.turn, toggle: voice ? book.toggle : undefined, stir });
  const onEdge = (event: MouseEvent<HTMLElement>) => {
    if (isButton(event.target)) return;
    const share = event.clientX / window.innerWidth;
    if (share > EDGE && share < 1 - EDGE) return;
    event.stopPropagation();
    book.turn(share < 0.5 ? -1 : 1);
  };
  return (
    <>
      <Modal
        open
        onDismiss={onClose}
        labelledBy={`${id}-title`}
        className={classNames('open-book', bedtime.on && 'open-book-bedtime')}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- everything done here has a button as well */}
        <div
          ref={sheet}
          className="open-book-sheet"
          data-quiet={hidden || undefined}
          style={{ opacity: bedtime.light }}
          onPointerMove={(event) => event.pointerType === 'mouse' && stir()}
          onClickCapture={onEdge}
          {...swipeHandlers(book.turn)}
        >
          <BookHead
            titleId={`${id}-title`}
            title={title}
            language={language}
            beside={beside}
            onHear={voice?.readIn ? book.hear : undefined}
            bedtime={bedtime}
            onClose={onClose}
          />
          <div
            key={book.page}
            className="book-page"
            data-way={book.way === 1 ? 'on' : 'back'}
            aria-live={book.phase === 'playing' ? 'off' : 'polite'}
          >
            {book.page === COVER && (
              <Cover
                {...{ title, byline, language }}
                picture={cover}
                canRead={voice !== null}
                onRead={() => book.readFrom(1)}
                onOpen={() => book.go(1)}
              />
            )}
            {scene && (
              <Spread
                {...{ scene, language, onRetryPictures, text }}
                second={beside.text}
                opens={book.page === 1}
                leaf={book.leaf}
                onLeaves={book.onLeaves}
                onPicture={toggle}
              />
            )}
            {book.page > pages.length && (
              <LastPage
                waysOn={waysOn}
                {...(questions.length > 0 && !bedtime.on && { onTalk: () => setTalking(true) })}
                onAgain={() => (book.phase === 'ready' && !voice ? book.go(1) : book.readFrom(1))}
                onGoodNight={bedtime.sleep}
              />
            )}
          </div>
          <BookBar book={book} pages={pages.length} />
          <p className="sr-only" role="status">
            {book.phase === 'generating' ? t('book.voice.coming') : ''}
          </p>
        </div>
        {bedtime.asleep && <Night onWake={bedtime.wake} />}
      </Modal>
      <Talk open={isTalking} {...{ questions, language }} onClose={() => setTalking(false)} />
    </>
  );
}
