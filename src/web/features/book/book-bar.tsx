import { ChevronLeft, ChevronRight, LoaderCircle, Pause, Play } from 'lucide-react';
import type { OpenBook } from '#web/features/book/use-book.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { Voice } from '#web/reader/voice.ts';
import { WarmingSign } from '#web/reader/warming-sign.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';

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
