import {
  ChevronLeft,
  ChevronRight,
  LoaderCircle,
  Maximize,
  Minimize,
  Moon,
  Pause,
  Play,
  SunMedium,
  X,
} from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { BesideChoices } from '#web/features/book/beside-choices.tsx';
import { ProjectorChoice } from '#web/features/book/projector/projector-choice.tsx';
import { TimerMenu } from '#web/features/book/timer-menu.tsx';
import type { Bedtime } from '#web/features/book/use-bedtime.ts';
import type { OpenBeside } from '#web/features/book/use-beside.ts';
import type { OpenBook } from '#web/features/book/use-book.ts';
import { leaveFullScreen, useFullScreen } from '#web/reader/full-screen.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderMenu } from '#web/reader/reader-menu.tsx';
import type { Voice } from '#web/reader/voice.ts';
import { WarmingSign } from '#web/reader/warming-sign.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';

interface BookHeadProps {
  titleId: string;
  title: string;
  language: LanguageCode;
  beside: OpenBeside;
  /** Absent where nobody reads aloud. */
  onHear: ((second: boolean) => void) | undefined;
  bedtime: Bedtime;
  /** Whose voice reads. */
  voices: ReactNode;
  /** Onto a wall. */
  onProject: () => void;
  onClose: () => void;
}

export function BookHead(props: BookHeadProps) {
  const { titleId, title, language, beside, onHear, bedtime, voices, onProject, onClose } = props;
  const t = useTranslate();
  // No browser lets a dialog fill the screen; it lies over the page that does.
  const fullScreen = useFullScreen(() => document.documentElement);
  useEffect(() => leaveFullScreen, []);
  return (
    <header className="book-chrome book-head">
      <IconButton label={t('book.close')} onClick={onClose}>
        <X aria-hidden className="size-6" />
      </IconButton>
      <h2
        id={titleId}
        lang={language}
        className="min-w-0 grow truncate font-display leading-tight font-semibold"
      >
        {title}
      </h2>
      <IconButton label={t('book.bedtime')} aria-pressed={bedtime.on} onClick={bedtime.toggle}>
        {bedtime.on ? (
          <SunMedium aria-hidden className="size-5.5" />
        ) : (
          <Moon aria-hidden className="size-5.5" />
        )}
      </IconButton>
      <TimerMenu bedtime={bedtime} />
      {!bedtime.on && (
        <>
          {voices}
          <ReaderMenu language={language} second={beside.text?.language} compact>
            <BesideChoices {...{ language, beside, onHear }} />
            <ProjectorChoice onProject={onProject} />
          </ReaderMenu>
        </>
      )}
      {fullScreen.possible && (
        <IconButton
          label={t(fullScreen.active ? 'experience.full_screen.leave' : 'experience.full_screen')}
          onClick={fullScreen.toggle}
          className="max-sm:hidden"
        >
          {fullScreen.active ? (
            <Minimize aria-hidden className="size-5.5" />
          ) : (
            <Maximize aria-hidden className="size-5.5" />
          )}
        </IconButton>
      )}
    </header>
  );
}

/** How far a story is whose pages nobody can count yet. */
export interface Course {
  label: string;
  value: number;
  max: number;
}

interface BookBarProps {
  book: OpenBook;
  /** How many scenes. */
  pages: number;
  /** Of the page that is open, if it has one. */
  name: string | undefined;
  course: Course | undefined;
  voice: Voice | null;
}

export function BookBar({ book, pages, name, course, voice }: BookBarProps) {
  const t = useTranslate();
  const { page, turn } = book;
  const isScene = page >= 1 && page <= pages;
  return (
    <footer className="book-bar">
      <WarmingSign voice={voice} />
      <div className="book-chrome book-bar-buttons">
        <IconButton label={t('book.previous')} {...atEnd(page === 0)} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden className="size-7" />
        </IconButton>
        <div className="flex min-w-0 grow items-center justify-center gap-3">
          {book.isRead && <PlayButton book={book} />}
          <p className="text-small font-bold text-ink-soft tabular-nums">
            {isScene && (name ?? t('book.page', { page, pages }))}
          </p>
        </div>
        <IconButton label={t('book.next')} {...atEnd(page > pages)} onClick={() => turn(1)}>
          <ChevronRight aria-hidden className="size-7" />
        </IconButton>
      </div>
      {course ? (
        <Progress {...course} />
      ) : (
        <div
          aria-hidden
          className="book-progress"
          style={{ '--read': shareRead(book, pages) } as React.CSSProperties}
        />
      )}
    </footer>
  );
}

function shareRead({ page, leaf, leaves }: OpenBook, pages: number): number {
  if (page < 1) return 0;
  return Math.min(1, (page - 1 + (leaf + 1) / leaves) / pages);
}

/** Not `disabled`: whoever turns to the end by keyboard would lose the focus there. */
function atEnd(isThere: boolean) {
  return { 'aria-disabled': isThere || undefined, className: isThere ? 'opacity-35' : undefined };
}

function PlayButton({ book: { phase, toggle } }: { book: OpenBook }) {
  const t = useTranslate();
  const isReading = phase === 'playing' || phase === 'generating';
  return (
    <button
      type="button"
      aria-label={t(isReading ? 'experience.pause' : 'experience.play')}
      onClick={toggle}
      className="inline-grid size-12 shrink-0 place-items-center rounded-full bg-coral text-on-coral shadow-rest transition-colors hover:bg-coral-deep"
    >
      {phase === 'generating' ? (
        <LoaderCircle aria-hidden className="size-6 animate-spin" />
      ) : isReading ? (
        <Pause aria-hidden className="size-5.5 fill-current" />
      ) : (
        <Play aria-hidden className="ms-0.5 size-5.5 fill-current" />
      )}
    </button>
  );
}
