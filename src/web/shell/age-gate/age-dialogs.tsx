import bear from '#web/art/heroes/bear.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { ConsentDialog } from '#web/shell/age-gate/consent-dialog.tsx';
import { ConsentNote } from '#web/shell/age-gate/consent-note.tsx';
import { GrownUpDialog } from '#web/shell/age-gate/grown-up-dialog.tsx';
import { Answer, Face, Question } from '#web/shell/age-gate/question.tsx';

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
      <ConsentDialog />
      <GrownUpDialog />
      <ConsentNote />
    </>
  );
}
