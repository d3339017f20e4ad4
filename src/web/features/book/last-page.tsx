import { ArrowRight, BookPlus, Feather, Flower2, MessagesSquare, Moon, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** Where a story may go after its last word; what a book has no way to is not offered. */
export interface WaysOn {
  /** Has it told on. */
  onContinue?: () => void;
  /** It is being told on right now. */
  isGrowing?: boolean;
  onAnother?: () => void;
  /** Whatever else can be done with it. */
  onTools?: () => void;
  /** Of stories that others read as well: what they think of it. */
  after?: ReactNode;
}

interface LastPageProps {
  waysOn: WaysOn;
  /** There is something to talk about. */
  onTalk?: () => void;
  onAgain: () => void;
  onGoodNight: () => void;
}

export function LastPage({ waysOn, onTalk, onAgain, onGoodNight }: LastPageProps) {
  const { onContinue, isGrowing = false, onAnother, onTools, after } = waysOn;
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
      {onTools && (
        <Button look="quiet" size="small" onClick={onTools}>
          {t('story.tools')}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      )}
    </div>
  );
}
