import { X } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface TourOfferProps {
  onTake: () => void;
  onDecline: () => void;
}

/** A slip of paper under the heading; it covers nothing and waits for nobody. */
export function TourOffer({ onTake, onDecline }: TourOfferProps) {
  const t = useTranslate();
  return (
    <section
      aria-label={t('tutorial.offer.title')}
      className="cut-small flex basis-full items-center justify-between gap-x-3 border border-line bg-sun-soft/60 max-sm:ps-3 sm:flex-wrap sm:gap-y-1 sm:px-4 sm:py-2.5"
    >
      <p className="text-small max-sm:leading-tight">
        <strong>{t('tutorial.offer.title')}</strong>{' '}
        <span className="max-sm:sr-only">{t('tutorial.offer.text')}</span>
      </p>
      <div className="flex items-center gap-1 sm:flex-wrap">
        <Button
          size="small"
          look="secondary"
          onClick={onTake}
          className="max-sm:border-0 max-sm:bg-transparent max-sm:px-2 max-sm:underline"
        >
          {t('tutorial.take')}
        </Button>
        <Button size="small" look="quiet" onClick={onDecline} className="px-3">
          <X aria-hidden className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('tutorial.offer.decline')}</span>
        </Button>
      </div>
    </section>
  );
}
