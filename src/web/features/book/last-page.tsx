import { BookOpen, BookPlus, Feather, Flower2, MessagesSquare, Moon, Repeat, Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoreButton } from '#web/features/book/more-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** Where a story may go after its last word; what a book has no way to is not offered. */
export interface WaysOn {
  /** Has it told on. */
  onContinue?: () => void;
  another?: NextBooks;
  /** Begins anew, for whoever wants to decide otherwise. */
  onOtherWay?: () => void;
  /** Whatever else can be done with it. */
  onTools?: (() => void) | undefined;
  /** Of stories that others read as well: what they think of it. */
  after?: ReactNode;
}

/** Other books that are made while this one is read. */
export interface NextBooks {
  /** Of the first that is ready. */
  title: string | undefined;
  /** Wished for, and still being made. */
  coming: number;
  isFull: boolean;
  wish: () => void;
  open: () => void;
}

interface LastPageProps {
  waysOn: WaysOn;
  /** There is something to talk about. */
  onTalk: (() => void) | undefined;
  onAgain: () => void;
  /** To its first page. */
  onFirst: () => void;
  onGoodNight: () => void;
}

export function LastPage({ waysOn, onTalk, onAgain, onFirst, onGoodNight }: LastPageProps) {
  const { onContinue, another, onOtherWay, onTools, after } = waysOn;
  const t = useTranslate();
  return (
    <div className="book-still">
      <Flower2 aria-hidden className="size-10 text-coral" strokeWidth={1.5} />
      <p className="font-display text-h1 font-semibold">{t('experience.end')}</p>
      <div className="grid w-full max-w-xs gap-3 sm:max-w-lg sm:grid-cols-2">
        <Button look="secondary" size="large" onClick={onAgain}>
          <Repeat aria-hidden className="size-5 shrink-0" />
          {t('story.again')}
        </Button>
        {onContinue && (
          <Button size="large" onClick={onContinue}>
            <Feather aria-hidden className="size-5 shrink-0" />
            {t('story.actions')}
          </Button>
        )}
        {onOtherWay && (
          <Button
            size="large"
            onClick={() => {
              onOtherWay();
              onFirst();
            }}
          >
            <Split aria-hidden className="size-5 shrink-0 rotate-90" />
            {t('adventure.again')}
          </Button>
        )}
        {another && (
          <Button
            look="secondary"
            size="large"
            // Not `disabled`: the button that was pressed would lose the focus.
            aria-disabled={another.isFull || undefined}
            className={another.isFull ? 'opacity-50' : undefined}
            onClick={() => !another.isFull && another.wish()}
          >
            <BookPlus aria-hidden className="size-5 shrink-0" />
            {t('book.another')}
          </Button>
        )}
        <Button look="secondary" size="large" onClick={onGoodNight}>
          <Moon aria-hidden className="size-5 shrink-0" />
          {t('book.good_night')}
        </Button>
      </div>
      {another && <NextBook {...another} />}
      {onTalk && (
        <Button look="quiet" onClick={onTalk}>
          <MessagesSquare aria-hidden className="size-5 shrink-0" />
          {t('book.talk')}
        </Button>
      )}
      {after}
      {onTools && <MoreButton onTools={onTools} />}
    </div>
  );
}

/** What became of the wishes for another one. */
function NextBook({ title, coming, open }: NextBooks) {
  const t = useTranslate();
  return (
    <>
      {title !== undefined && (
        <Button size="large" onClick={open}>
          <BookOpen aria-hidden className="size-5 shrink-0" />
          {t('book.next_story', { title })}
        </Button>
      )}
      <p role="status" className="text-small font-bold text-ink-soft">
        {coming > 0 && t('book.coming', { count: coming })}
      </p>
    </>
  );
}
