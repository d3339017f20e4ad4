import { REFUSAL_URL, type AgeAnswer } from '#domain/age-gate.ts';
import bear from '#web/art/cast/bear.webp';
import owl from '#web/art/cast/owl.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface AgeDialogsProps {
  view: 'age-question' | 'parent-consent';
  onAnswer: (answer: AgeAnswer) => void;
}

export default function AgeDialogs({ view, onAnswer }: AgeDialogsProps) {
  return view === 'age-question' ? (
    <AgeQuestion onAnswer={onAnswer} />
  ) : (
    <ParentConsent onAnswer={onAnswer} />
  );
}

type StepProps = Pick<AgeDialogsProps, 'onAnswer'>;

function AgeQuestion({ onAnswer }: StepProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      title={t('age.title')}
      description={t('age.text')}
      picture={<img src={bear} alt="" width={227} height={420} className="h-32 w-auto" />}
    >
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button onClick={() => onAnswer('over13')}>{t('age.over13')}</Button>
        <Button look="secondary" onClick={() => onAnswer('under13')}>
          {t('age.under13')}
        </Button>
      </div>
    </Dialog>
  );
}

const PROMISES = [
  'consent.promise.ads',
  'consent.promise.data',
  'consent.promise.tracking',
  'consent.promise.filters',
  'consent.promise.preferences',
] as const;

function ParentConsent({ onAnswer }: StepProps) {
  const t = useTranslate();
  const refuse = () => {
    onAnswer('consent-refused');
    window.location.assign(REFUSAL_URL);
  };
  return (
    <Dialog
      open
      title={t('consent.title')}
      picture={<img src={owl} alt="" width={237} height={420} className="h-28 w-auto" />}
      description={
        <>
          <p>{t('consent.text')}</p>
          <ul className="mt-3 grid list-disc gap-1 ps-5 text-ink">
            {PROMISES.map((promise) => (
              <li key={promise}>{t(promise)}</li>
            ))}
          </ul>
        </>
      }
    >
      <div className="mt-6 grid gap-3">
        <Button onClick={() => onAnswer('consent-granted')}>{t('consent.grant')}</Button>
        <Button look="secondary" onClick={refuse}>
          {t('consent.refuse')}
        </Button>
      </div>
    </Dialog>
  );
}
