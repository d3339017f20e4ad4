import type { ReactNode } from 'react';
import type { AgeAnswer, AgeGateView } from '#domain/age-gate.ts';
import bear from '#web/art/cast/bear.webp';
import owl from '#web/art/cast/owl.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { DIALOG_LOOK, DialogSheet } from '#web/ui/dialog-sheet.tsx';

const PROMISES = [
  'consent.promise.ads',
  'consent.promise.data',
  'consent.promise.tracking',
  'consent.promise.filters',
  'consent.promise.preferences',
] as const;

/** Closed until the browser says which of them is to be asked. */
export function AgeDialogs() {
  const t = useTranslate();
  return (
    <>
      <Question
        view="age-question"
        title={t('age.title')}
        description={t('age.text')}
        picture={<Face src={bear} width={227} height={420} className="h-32 w-auto" />}
      >
        <div className="mt-6 grid gap-3 sm:grid-cols-2">
          <Answer is="over13">{t('age.over13')}</Answer>
          <Answer is="under13" look="secondary">
            {t('age.under13')}
          </Answer>
        </div>
      </Question>
      <Question
        view="parent-consent"
        title={t('consent.title')}
        picture={<Face src={owl} width={237} height={420} className="h-28 w-auto" />}
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
          <Answer is="consent-granted">{t('consent.grant')}</Answer>
          <Answer is="consent-refused" look="secondary">
            {t('consent.refuse')}
          </Answer>
        </div>
      </Question>
    </>
  );
}

interface QuestionProps {
  view: Exclude<AgeGateView, 'closed'>;
  title: string;
  description: ReactNode;
  picture: ReactNode;
  children: ReactNode;
}

function Question({ view, ...sheet }: QuestionProps) {
  return (
    <dialog
      data-view={view}
      role="alertdialog"
      aria-labelledby={`${view}-title`}
      aria-describedby={`${view}-description`}
      // Chromium closes on a second Escape whatever `cancel` says, unless told so.
      closedby="none"
      className={DIALOG_LOOK}
    >
      <DialogSheet id={view} {...sheet} />
    </dialog>
  );
}

/** Fetched when it shows: hardly anybody is asked twice. */
function Face(picture: { src: string; width: number; height: number; className: string }) {
  return <img alt="" loading="lazy" {...picture} />;
}

interface AnswerProps {
  is: AgeAnswer;
  look?: 'secondary';
  children: string;
}

function Answer({ is, look, children }: AnswerProps) {
  return (
    <Button look={look} data-answer={is}>
      {children}
    </Button>
  );
}
