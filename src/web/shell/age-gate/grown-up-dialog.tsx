import { useTranslate } from '#web/i18n/messages.ts';
import { GateField } from '#web/shell/age-gate/gate-field.tsx';
import { Answer, Fault } from '#web/shell/age-gate/question.tsx';
import { Button } from '#web/ui/button.tsx';
import { DIALOG_LOOK, DialogSheet } from '#web/ui/dialog-sheet.tsx';

/** The way back to the age question; unlike the questions of the gate it may be left alone. */
export function GrownUpDialog() {
  const t = useTranslate();
  return (
    <dialog
      data-grown-up
      aria-labelledby="grown-up-title"
      aria-describedby="grown-up-description"
      className={DIALOG_LOOK}
    >
      <DialogSheet id="grown-up" title={t('grown_up.title')} description={t('grown_up.text')}>
        <form data-asks="grown-up" noValidate method="post" className="mt-4 grid gap-3">
          <p id="grown-up-task" data-task className="font-display text-h1 tabular-nums" />
          <GateField
            id="grown-up-sum"
            label={t('grown_up.answer')}
            name="sum"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            aria-describedby="grown-up-task grown-up-sum-fault"
            faults={
              <>
                <Fault is="wrong">{t('grown_up.wrong')}</Fault>
                <Fault is="pause">{t('grown_up.pause')}</Fault>
              </>
            }
          />
          <Button type="submit">{t('grown_up.submit')}</Button>
          <Answer is="never-mind" look="secondary">
            {t('grown_up.never_mind')}
          </Answer>
        </form>
      </DialogSheet>
    </dialog>
  );
}
