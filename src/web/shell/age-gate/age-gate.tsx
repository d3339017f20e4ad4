import { useEffect } from 'react';
import { REFUSAL_URL } from '#domain/age-gate.ts';
import bear from '#web/art/cast/bear.webp';
import owl from '#web/art/cast/owl.webp';
import { protectBrowser, useAgeGate } from '#web/shell/age-gate/age-answers.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks for the age once; an under-13 visitor needs a parent's consent. Neither dialog closes without an answer. */
export function AgeGate() {
  const { view, childProtected, answer } = useAgeGate();
  useEffect(() => protectBrowser(childProtected), [childProtected]);
  if (view === 'age-question') return <AgeQuestion onAnswer={answer} />;
  if (view === 'parent-consent') return <ParentConsent onAnswer={answer} />;
  return null;
}

interface StepProps {
  onAnswer: ReturnType<typeof useAgeGate>['answer'];
}

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
