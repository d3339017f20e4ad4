import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BookBar } from '#web/features/book/book-bar.tsx';
import { BookHead } from '#web/features/book/book-head.tsx';
import type { OpenBookProps } from '#web/features/book/book-props.ts';
import { Night } from '#web/features/book/night.tsx';
import { OpenPage } from '#web/features/book/open-page.tsx';
import { LateProjector } from '#web/features/book/projector/late-projector.tsx';
import { useSounds } from '#web/features/book/sounds/use-sounds.ts';
import { Talk } from '#web/features/book/talk.tsx';
import { useBedtime } from '#web/features/book/use-bedtime.ts';
import { useBeside } from '#web/features/book/use-beside.ts';
import { useBook } from '#web/features/book/use-book.ts';
import { useBookKeys } from '#web/features/book/use-book-keys.ts';
import { useChrome } from '#web/features/book/use-chrome.ts';
import { useMediaBook } from '#web/features/book/use-media-book.ts';
import { useOwnText } from '#web/features/book/use-own-text.ts';
import { usePageFocus } from '#web/features/book/use-page-focus.ts';
import { useReadingOn } from '#web/features/book/use-reading-on.ts';
import { useRecording } from '#web/features/book/use-recording.ts';
import { useRising } from '#web/features/book/use-rising.ts';
import { useSameWords } from '#web/features/book/use-same-words.ts';
import { useStayAwake } from '#web/features/book/use-stay-awake.ts';
import { useStoryEnd } from '#web/features/book/use-story-end.ts';
import { useTaps } from '#web/features/book/use-taps.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { readUndisturbed } from '#web/news/reading.ts';
import { useHeardWhole } from '#web/reader/read-along.ts';
import { useVoice } from '#web/reader/voice.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { asArtwork } from '#web/scenes/page-shape.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Modal } from '#web/ui/modal.tsx';

/** One story, page by page: picture and text together, turned by hand or by the voice. */
export function Book(props: OpenBookProps) {
  const { title, language, cover, pages, questions = [], waysOn, onRetryPictures, own, crossroads } = props;
  const t = useTranslate();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const voice = useVoice();
  const beside = useBeside(props.beside, pages, voice);
  const book = useBook(pages, { page: props.page, voice, text, beside, own, crossroads });
  useSameWords(pages, book, text);
  useReadingOn(book);
  useOwnText(voice, own, book);
  const scene = pages[book.page - 1];
  const isOver = book.page > pages.length && !crossroads;
  const bedtime = useBedtime(voice, {
    lastPage: book.page === pages.length && !crossroads ? scene : undefined,
    isOver,
  });
  useStoryEnd({
    text: pages.map((each) => each.text).join('\n\n'),
    language,
    isRead: scene !== undefined,
    isOver,
  });
  useEffect(() => {
    readUndisturbed(!isOver);
    return () => readUndisturbed(false);
  }, [isOver]);
  const recording = useRecording();
  const { isRecording } = recording;
  // What is being read aloud is kept first, and can be heard; the next time the book closes.
  const onClose = () => {
    if (!recording.finish()) props.onClose(book.page);
  };
  const turn = (step: 1 | -1) => {
    if (!recording.holdsPage()) book.turn(step);
  };
  // The book gives the focus back before somebody else takes it.
  const onTools =
    waysOn.onTools &&
    (() => {
      flushSync(() => props.onClose(book.page));
      waysOn.onTools?.();
    });
  const onTurn = useEffectEvent((to: number) => props.onTurn?.(to));
  useEffect(() => onTurn(book.page), [book.page]);
  const [isTalking, setTalking] = useState(false);
  const [isProjected, setProjected] = useState(false);
  const record = () => {
    voice?.pause();
    if (!scene) book.go(1);
    recording.begin();
  };
  const isHeardWhole = useHeardWhole();
  const { hidden, stir, toggle } = useChrome(scene !== undefined && !isRecording);
  const taps = useTaps({ turn, toggle, stir, readWord: book.readWord, isRecording });
  useMediaBook(turn, props.artwork ?? pictureOf(pages[0]));
  const paper = usePageFocus();
  const { page, leaf, phase } = book;
  const isBusy = phase === 'playing' || phase === 'generating' || isRecording || isProjected;
  useStayAwake({ isBusy, asleep: bedtime.asleep, page, leaf });
  const sounds = useSounds({
    place: `${page} ${leaf}`,
    light: bedtime.light,
    asleep: bedtime.asleep,
    isHushed: isRecording,
  });
  const sheet = useRef<HTMLDivElement>(null);
  useRising(sheet, book.way, props.seenAt);
  useBookKeys(sheet, { turn, toggle: voice && !isRecording ? book.toggle : undefined, stir });
  return (
    <>
      <Modal
        open
        onDismiss={onClose}
        labelledBy={`${id}-title`}
        className={classNames('open-book', bedtime.on && 'open-book-bedtime')}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- everything done here has a key or a button as well */}
        <div
          ref={sheet}
          className="open-book-sheet"
          data-quiet={hidden || undefined}
          data-heard={isHeardWhole || undefined}
          style={{ opacity: bedtime.light }}
          {...taps.handlers}
        >
          <BookHead
            titleId={`${id}-title`}
            title={title}
            language={language}
            beside={beside}
            onHear={voice?.readIn ? book.hear : undefined}
            bedtime={bedtime}
            sounds={sounds}
            voices={props.family?.renderMenu(record)}
            onProject={() => {
              voice?.pause();
              setProjected(true);
            }}
            onClose={onClose}
          />
          <div
            key={scene ? book.page : `still ${book.page}`}
            ref={paper}
            tabIndex={-1}
            data-aside={own?.id}
            className="book-page outline-none"
            data-way={book.way}
            aria-live={book.phase === 'playing' ? 'off' : 'polite'}
          >
            <OpenPage
              {...props}
              {...{ book, scene, voice, text }}
              waysOn={{ ...waysOn, onTools }}
              readWord={taps.readWord}
              second={beside.text}
              onTalk={questions.length > 0 && !bedtime.on ? () => setTalking(true) : undefined}
              onGoodNight={bedtime.sleep}
            />
          </div>
          {isRecording && scene && props.family ? (
            props.family.renderRecorder({
              page: scene,
              number: book.page,
              pages: pages.length,
              onNext: () => book.go(book.page + 1),
              onClose: recording.end,
              onTake: recording.onTake,
            })
          ) : (
            <BookBar
              book={book}
              pages={pages.length}
              name={scene?.name}
              course={props.course}
              voice={voice}
            />
          )}
          <p className="sr-only" role="status">
            {book.phase === 'generating' ? t('book.voice.coming') : ''}
          </p>
        </div>
        {bedtime.asleep && <Night onWake={bedtime.wake} />}
      </Modal>
      {isProjected && (
        <LateProjector
          {...{ title, language, cover, pages, onRetryPictures }}
          page={book.page}
          goesOn={crossroads !== undefined}
          onClose={(at) => {
            setProjected(false);
            book.go(at);
          }}
        />
      )}
      <Talk open={isTalking} {...{ questions, language }} onClose={() => setTalking(false)} />
    </>
  );
}

function pictureOf(page: BookPage | undefined): string | null {
  return page?.picture.status === 'done' ? asArtwork(page.picture.url) : null;
}
