import { BookPlus, Feather, Flower2, MessagesSquare, Moon, Repeat, Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoreButton } from '#web/features/book/more-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** Where a story may go after its last word; what a book has no way to is not offered. */
export interface WaysOn {
  /** Has it told on. */
  onContinue?: () => void;
  /** It is being told on right now. */
  isGrowing?: boolean;
  onAnother?: () => void;
  /** Begins anew, for whoever wants to decide otherwise. */
  onOtherWay?: () => void;
  /** Whatever else can be done with it. */
  onTools?: (() => void) | undefined;
  /** Of stories that others read as well: what they think of it. */
  after?: ReactNode;
}

interface LastPageProps {
  waysOn: WaysOn;
  /** There is something to talk about. */
  onTalk?: () => void;
  onAgain: () => void;
  /** To its first page. */
  onFirst: () => void;
  onGoodNight: () => void;
}

export function LastPage({ waysOn, onTalk, onAgain, onFirst, onGoodNight }: LastPageProps) {
  const { onContinue, isGrowing = false, onAnother, onOtherWay, onTools, after } = waysOn;
  const t = useTranslate();
  return (
    <div className="book-still">
      <Flower2 aria-hidden className="size-10 text-coral" strokeWidth={1.5} />
      <p className="font-display text-h1 font-semibold">{t('experience.end')}</p>
      <div className="grid w-full max-w-xs gap-3 sm:max-w-lg sm:grid-cols-2">
        <Button look="secondary" size="large" onClick={onAgain} busy={isGrowing}>
          <Repeat aria-hidden className="size-5 shrink-0" />
          {t('story.again')}
        </Button>
        {onContinue && (
          <Button size="large" onClick={onContinue} busy={isGrowing}>
            <Feather aria-hidden className="size-5 shrink-0" />
            {t(isGrowing ? 'story.continuing' : 'story.actions')}
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
        {onAnother && (
          <Button look="secondary" size="large" onClick={onAnother} busy={isGrowing}>
            <BookPlus aria-hidden className="size-5 shrink-0" />
            {t('book.another')}
          </Button>
        )}
        <Button look="secondary" size="large" onClick={onGoodNight}>
          <Moon aria-hidden className="size-5 shrink-0" />
          {t('book.good_night')}
        </Button>
      </div>
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
