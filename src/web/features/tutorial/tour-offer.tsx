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
      className="cut-small flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-1 border border-line bg-sun-soft/60 px-4 py-2.5"
    >
      <p className="text-small">
        <strong>{t('tutorial.offer.title')}</strong> {t('tutorial.offer.text')}
      </p>
      <div className="flex flex-wrap gap-x-1 gap-y-1">
        <Button size="small" look="secondary" onClick={onTake}>
          {t('tutorial.take')}
        </Button>
        <Button size="small" look="quiet" onClick={onDecline} className="px-3">
          {t('tutorial.offer.decline')}
        </Button>
      </div>
    </section>
  );
}
