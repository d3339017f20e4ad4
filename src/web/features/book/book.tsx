import { useEffect, useEffectEvent, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { FamilyTools } from '#web/features/book/family-tools.ts';
import { useHeardWhole } from '#web/reader/read-along.ts';
import { BookBar, BookHead, type Course } from '#web/features/book/chrome.tsx';
import { Cover } from '#web/features/book/cover.tsx';
import { LastPage, type WaysOn } from '#web/features/book/last-page.tsx';
import { LateProjector } from '#web/features/book/projector/late-projector.tsx';
import { Night } from '#web/features/book/night.tsx';
import { COVER, type Crossroads } from '#web/features/book/pages.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { Talk } from '#web/features/book/talk.tsx';
import { Spread } from '#web/features/book/spread.tsx';
import { useBedtime } from '#web/features/book/use-bedtime.ts';
import { isButton, useBookKeys } from '#web/features/book/use-book-keys.ts';
import { useBeside } from '#web/features/book/use-beside.ts';
import { useBook } from '#web/features/book/use-book.ts';
import { useChrome } from '#web/features/book/use-chrome.ts';
import { useOwnText } from '#web/features/book/use-own-text.ts';
import { useReadingOn } from '#web/features/book/use-reading-on.ts';
import { usePageFocus } from '#web/features/book/use-page-focus.ts';
import { useMediaBook } from '#web/features/book/use-media-book.ts';
import { useRecording } from '#web/features/book/use-recording.ts';
import { useStayAwake } from '#web/features/book/use-stay-awake.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { asArtwork } from '#web/scenes/page-shape.ts';
import { celebrate } from '#web/news/celebrations.ts';
import type { Aside } from '#web/reader/aside.ts';
import type { Beside } from '#web/reader/beside.ts';
import { useReadToEnd } from '#web/reader/read-to-end.ts';
import { swipeHandlers } from '#web/reader/turning.ts';
import { useVoice } from '#web/reader/voice.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Modal } from '#web/ui/modal.tsx';

export interface BookProps {
  title: string;
  byline: ReactNode;
  language: LanguageCode;
  /** For whom it was written. */
  ageGroup: AgeGroup;
  cover: ReactNode;
  /** The address of a picture for its cover, where that is not its first one. */
  artwork?: string;
  /** Whether it is read aloud to this visitor; where it is not said, as soon as there is a voice. */
  canRead?: boolean;
  pages: readonly BookPage[];
  /** To talk about when it is over. */
  questions?: readonly string[];
  waysOn: WaysOn;
  onRetryPictures: () => void;
  /** Absent for a story that nobody tells in another language. */
  beside?: Beside | undefined;
  /** What the voice of the page reads here, where it is not the story of that page. */
  own?: Aside;
  /** Absent for a story that is over. */
  crossroads?: Crossroads | undefined;
  /** How far it is, where nobody knows yet how many pages there will be. */
  course?: Course;
  /** Absent for a story that no family can read to itself. */
  family?: FamilyTools | undefined;
}

export interface OpenBookProps extends BookProps {
  /** The page that is seen first. */
  page: number;
  /** It was open at this page. */
  onClose: (page: number) => void;
  onTurn?: ((page: number) => void) | undefined;
}

/** A tap this near to the edge of the screen turns the page. */
const EDGE = 0.07;

/** One story, page by page: picture and text together, turned by hand or by the voice. */
export function Book(props: OpenBookProps) {
  const { title, byline, language, cover, pages, questions = [], waysOn, page, onRetryPictures } = props;
  const { own, crossroads, course } = props;
  const t = useTranslate();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const voice = useVoice();
  const beside = useBeside(props.beside, pages, voice);
  const book = useBook(pages, { page, voice, text, beside, own, crossroads });
  useReadingOn(book);
  useOwnText(voice, own, book);
  const scene = pages[book.page - 1];
  const isOver = book.page > pages.length && !crossroads;
  const bedtime = useBedtime(voice, {
    lastPage: book.page === pages.length && !crossroads ? scene : undefined,
    isOver: isOver && !waysOn.isGrowing,
  });
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
  useReadToEnd(pages.map((each) => each.text).join('\n\n'), language, isOver);
  useEffect(() => {
    if (isOver) celebrate('story');
  }, [isOver]);
  const [isTalking, setTalking] = useState(false);
  const [isProjected, setProjected] = useState(false);
  const record = () => {
    voice?.pause();
    if (!scene) book.go(1);
    recording.begin();
  };
  const isHeardWhole = useHeardWhole();
  const { hidden, stir, toggle } = useChrome(scene !== undefined && !isRecording);
  useMediaBook(turn, props.artwork ?? pictureOf(pages[0]));
  const paper = usePageFocus();
  const { page: at, leaf, phase } = book;
  const isBusy = phase === 'playing' || phase === 'generating' || isRecording || isProjected;
  useStayAwake({ isBusy, asleep: bedtime.asleep, page: at, leaf });

  const sheet = useRef<HTMLDivElement>(null);
  useBookKeys(sheet, { turn, toggle: voice && !isRecording ? book.toggle : undefined, stir });
  const onEdge = (event: MouseEvent<HTMLElement>) => {
    if (isRecording || isButton(event.target)) return;
    const share = event.clientX / window.innerWidth;
    if (share > EDGE && share < 1 - EDGE) return;
    event.stopPropagation();
    turn(share < 0.5 ? -1 : 1);
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
          data-heard={isHeardWhole || undefined}
          style={{ opacity: bedtime.light }}
          onPointerMove={(event) => event.pointerType === 'mouse' && stir()}
          onClickCapture={onEdge}
          {...swipeHandlers(turn)}
        >
          <BookHead
            titleId={`${id}-title`}
            title={title}
            language={language}
            beside={beside}
            onHear={voice?.readIn ? book.hear : undefined}
            bedtime={bedtime}
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
            data-way={book.way === 1 ? 'on' : 'back'}
            aria-live={book.phase === 'playing' ? 'off' : 'polite'}
          >
            {book.page === COVER && (
              <Cover
                {...{ title, byline, language }}
                picture={cover}
                canRead={props.canRead ?? voice !== null}
                isComing={voice === null}
                onRead={() => book.readFrom(1)}
                onOpen={() => book.go(1)}
                onTools={onTools}
              />
            )}
            {scene && (
              <Spread
                {...{ scene, language, onRetryPictures, text }}
                ageGroup={props.ageGroup}
                second={beside.text}
                opens={book.page === 1}
                leaf={book.leaf}
                onLeaves={book.onLeaves}
                isHeard={book.phase === 'playing'}
                onPicture={toggle}
              />
            )}
            {book.page > pages.length && crossroads?.content}
            {isOver && (
              <LastPage
                waysOn={{ ...waysOn, onTools }}
                {...(questions.length > 0 && !bedtime.on && { onTalk: () => setTalking(true) })}
                onAgain={() => (book.phase === 'ready' && !voice ? book.go(1) : book.readFrom(1))}
                onFirst={() => book.go(1)}
                onGoodNight={bedtime.sleep}
              />
            )}
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
            <BookBar book={book} pages={pages.length} name={scene?.name} course={course} voice={voice} />
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
