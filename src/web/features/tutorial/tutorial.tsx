import { Compass } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { patiently } from '#web/browser/patiently.ts';
import { TourOffer } from '#web/features/tutorial/tour-offer.tsx';
import { rememberTour, wasOffered } from '#web/features/tutorial/tour-memory.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Piece } from '#web/pieces/piece.tsx';
import { tellActivity } from '#web/news/reward-news.ts';
import { Button } from '#web/ui/button.tsx';

const Tour = lazy(patiently(() => import('#web/features/tutorial/tour.tsx')));

/** The way to the tour of the creator. Whoever is new is offered it, once; whoever says no is not asked again. */
export function Tutorial({ isNew }: { isNew: boolean }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOffered, setOffered] = useState(() => isNew && !wasOffered());
  const [isRunning, setRunning] = useState(false);
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    if (!isOffered) return undefined;
    // Going on without an answer is an answer.
    return () => rememberTour('passed');
  }, [isOffered]);
  const close = () => {
    setOffered(false);
    setRunning(false);
    setClosed(closed + 1);
  };
  // The button that was pressed may be gone with the offer; this one takes its place.
  useEffect(() => {
    if (closed === 0) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    button.current?.focus({ preventScroll: true });
  }, [closed]);
  const end = (answer: 'skipped' | 'taken') => {
    rememberTour(answer);
    close();
    if (answer === 'taken') tellActivity('tutorial_completed');
  };
  return (
    <>
      {isOffered ? (
        <TourOffer onTake={() => setRunning(true)} onDecline={() => end('skipped')} />
      ) : (
        <Button
          ref={button}
          look="quiet"
          size="small"
          onClick={() => setRunning(true)}
          className="shrink-0 max-sm:px-3"
        >
          <Compass aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t('tutorial.take')}</span>
        </Button>
      )}
      {isRunning && (
        <Piece broken={null}>
          <Tour onEnd={end} />
        </Piece>
      )}
    </>
  );
}
