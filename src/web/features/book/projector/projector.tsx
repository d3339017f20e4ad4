import { useEffect, useId, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { Lines } from '#web/features/book/projector/lines.tsx';
import { ProjectorBar } from '#web/features/book/projector/projector-bar.tsx';
import {
  linesOf,
  settled,
  steppedFrom,
  type ProjectorPlace,
  type Span,
} from '#web/features/book/projector/slides.ts';
import { useProjectorKeys, type ProjectorAct } from '#web/features/book/projector/use-projector-keys.ts';
import { useWholeScreen } from '#web/features/book/projector/use-whole-screen.ts';
import { useChrome } from '#web/features/book/use-chrome.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { inPageShape } from '#web/scenes/page-shape.ts';
import { ScenePlate } from '#web/scenes/scene-plate.tsx';
import { Modal } from '#web/ui/modal.tsx';

export interface ProjectorProps {
  title: string;
  language: LanguageCode;
  cover: ReactNode;
  pages: readonly BookPage[];
  /** The page that is seen first; 0 is the title. */
  page: number;
  onRetryPictures: () => void;
  /** The reader decides how it goes on: after its last page the room comes back to the book. */
  goesOn: boolean;
  /** It was at this page. */
  onClose: (page: number) => void;
}

/** A tap this far to the left goes back. */
const BACK = 0.33;
const NO_LINES: readonly Span[] = [];

/** A book for a whole room: as large as the wall, gone through by a clicker. */
export function Projector(props: ProjectorProps) {
  const { title, language, cover, pages, onRetryPictures } = props;
  const t = useTranslate();
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<ProjectorPlace>({
    page: Math.min(props.page, props.goesOn ? pages.length : pages.length + 1),
    sheet: 0,
    line: 0,
  });
  const [spans, setSpans] = useState(NO_LINES);
  const [byLine, setByLine] = useState(false);
  const [hasText, setText] = useState(true);
  const [isDark, setDark] = useState(false);
  const scene = pages[at.page - 1];
  const place = settled(at, scene ? spans : NO_LINES);
  const close = () => props.onClose(place.page);
  useWholeScreen(stage, close);
  const { hidden, stir } = useChrome(true);

  const go = (page: number) => setAt({ page, sheet: 0, line: 0 });
  const step = (by: 1 | -1) => {
    // A page without its text is passed in one step.
    const going = { spans: scene && hasText ? spans : NO_LINES, byLine, pages: pages.length };
    const next = steppedFrom(place, by, going);
    if (next && props.goesOn && next.page > pages.length) props.onClose(next.page);
    else if (next) setAt(next);
  };
  const act = (wanted: ProjectorAct) => {
    if (isDark) return setDark(false);
    switch (wanted) {
      case 'on':
        return step(1);
      case 'back':
        return step(-1);
      case 'first':
        return go(0);
      case 'last':
        return go(props.goesOn ? pages.length : pages.length + 1);
      case 'dark':
        return setDark(true);
      case 'lines':
        return setByLine(!byLine);
      case 'text':
        return setText(!hasText);
      default:
        return undefined;
    }
  };
  useProjectorKeys(stage, act);
  // Not at the first button: the space bar of a clicker would press it.
  const settle = () => stage.current?.focus();
  useEffect(() => stage.current?.focus(), []);
  const onTap = ({ target, clientX }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('button')) return;
    act(clientX < window.innerWidth * BACK ? 'back' : 'on');
  };
  return (
    <Modal open onDismiss={close} labelledBy={`${id}-title`} className="open-book projector">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- every tap has a key and a button as well */}
      <div
        ref={stage}
        tabIndex={-1}
        className="projector-stage"
        data-quiet={hidden || undefined}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && stir()}
        onPointerDown={({ pointerType }) => pointerType !== 'mouse' && stir()}
        onClick={onTap}
      >
        <h2 id={`${id}-title`} className="sr-only">
          {t('projector.title', { title })}
        </h2>
        {at.page === 0 && (
          <div className="projector-still">
            <div className="projector-cover">{cover}</div>
            <p lang={language}>{title}</p>
          </div>
        )}
        {scene && (
          <Slide
            key={at.page}
            {...{ scene, language, hasText, onRetryPictures }}
            sheet={place.sheet}
            shown={byLine ? place.line + 1 : Infinity}
            onSpans={setSpans}
          />
        )}
        {at.page > pages.length && (
          <div className="projector-still">
            <p>{t('experience.end')}</p>
          </div>
        )}
        <ProjectorBar
          {...{ act, byLine, hasText, settle }}
          course={scene ? t('projector.page', { page: at.page, pages: pages.length }) : ''}
          onClose={close}
        />
        {isDark && <div className="projector-dark" />}
        <p role="status" className="sr-only">
          {isDark && t('projector.dark.text')}
        </p>
      </div>
    </Modal>
  );
}

interface SlideProps {
  scene: BookPage;
  language: LanguageCode;
  hasText: boolean;
  sheet: number;
  shown: number;
  onSpans: (spans: readonly Span[]) => void;
  onRetryPictures: () => void;
}

function Slide({ scene, language, hasText, sheet, shown, onSpans, onRetryPictures }: SlideProps) {
  const { picture } = scene;
  const lines = useMemo(() => linesOf(scene, language), [scene, language]);
  const isSeen = picture.status !== 'none';
  // Beside the text the picture of the page; alone on the wall the whole of it.
  const hung = picture.status === 'done' && hasText ? { ...picture, url: inPageShape(picture.url) } : picture;
  return (
    <div
      className="projector-slide"
      data-illustrated={isSeen || undefined}
      data-wordless={!hasText || undefined}
    >
      {isSeen && <ScenePlate picture={hung} onRetry={onRetryPictures} first className="projector-picture" />}
      {hasText && <Lines {...{ lines, language, sheet, shown, onSpans }} />}
    </div>
  );
}
