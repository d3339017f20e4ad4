import { Check } from 'lucide-react';
import { WIZARD_STEPS, type WizardStep } from '#domain/wizard-places.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Of the words that tell a screen reader at which step a heading stands. */
export const STEP_ID = 'wizard-step';

/** Four numbered stepping stones. */
export function StepTrail({ step }: { step: WizardStep }) {
  const t = useTranslate();
  const format = useFormats();
  const here = WIZARD_STEPS.indexOf(step);
  return (
    <nav aria-label={t('wizard.steps')} data-tour="trail">
      <p id={STEP_ID} hidden>
        {t('wizard.step.of', { step: here + 1, count: WIZARD_STEPS.length, name: t(`wizard.step.${step}`) })}
      </p>
      <ol className="flex items-center">
        {WIZARD_STEPS.map((each, i) => {
          const name = t(`wizard.step.${each}`);
          return (
            <li
              key={each}
              aria-current={i === here ? 'step' : undefined}
              className={classNames('flex items-center', i > 0 && 'grow')}
            >
              {i > 0 && (
                <span
                  aria-hidden
                  className={classNames(
                    'mx-1.5 h-1 grow rounded-full sm:mx-3',
                    i <= here ? 'bg-leaf' : 'bg-ink/12',
                  )}
                />
              )}
              <span
                aria-hidden
                className={classNames(
                  'grid size-7 shrink-0 place-items-center rounded-full font-display font-semibold sm:size-9 sm:text-lg',
                  i < here && 'bg-leaf text-on-leaf',
                  i === here && 'bg-coral text-on-coral shadow-rest',
                  i > here && 'bg-ink/10 text-ink-soft',
                )}
              >
                {i < here ? <Check className="size-4 sm:size-5" strokeWidth={3} /> : format.number(i + 1)}
              </span>
              <span
                className={classNames(
                  'ms-2 text-small font-bold max-md:sr-only',
                  i > here && 'text-ink-soft',
                )}
              >
                {i < here ? <span className="sr-only">{t('wizard.step.done', { step: name })}</span> : null}
                <span aria-hidden={i < here}>{name}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
