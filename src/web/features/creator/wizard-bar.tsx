import { ArrowLeft, ArrowRight, House, Sparkles } from 'lucide-react';
import { canGoOn } from '#domain/wizard.ts';
import type { WizardState } from '#domain/wizard-state.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

interface WizardBarProps {
  state: WizardState;
  onBack: () => void;
  onNext: () => void;
}

/** The way on, within reach of the thumb. What is missing is said, not only shown by a grey button. */
export function WizardBar({ state, onBack, onNext }: WizardBarProps) {
  const t = useTranslate();
  const { step, busy } = state;
  const ready = canGoOn(state);
  if (step === 'story') return null;
  return (
    <div className="sticky bottom-0 z-30 mt-6 border-t border-line bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 px-4 py-2 sm:px-6 sm:py-3">
        <ButtonLink to="/" look="quiet" size="small" className="max-sm:px-3">
          <House aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t('wizard.home')}</span>
        </ButtonLink>
        {step !== 'setting' && (
          <Button look="secondary" size="small" onClick={onBack} busy={busy !== null} className="max-sm:px-3">
            <ArrowLeft aria-hidden className="size-5" />
            <span className="max-sm:sr-only">{t('wizard.back')}</span>
          </Button>
        )}
        <p
          id="wizard-missing"
          className="grow text-end text-small text-ink-soft empty:hidden max-sm:order-first max-sm:w-full max-sm:text-[0.8125rem] max-sm:leading-5"
        >
          {!ready && !busy && t(`wizard.missing.${step}`)}
        </p>
        <Button
          onClick={onNext}
          busy={busy !== null}
          disabled={busy === null && !ready}
          aria-describedby={ready ? undefined : 'wizard-missing'}
          data-tour="next"
          className="ms-auto max-sm:min-w-0 max-sm:grow max-sm:basis-40 max-sm:px-4 max-sm:leading-tight sm:shrink-0"
        >
          {step === 'character' ? (
            <>
              <Sparkles aria-hidden className="size-5 max-sm:hidden" />
              {t(busy ? 'wizard.creating' : 'wizard.create')}
            </>
          ) : (
            <>
              {t('wizard.next')}
              <ArrowRight aria-hidden className="size-5" />
            </>
          )}
        </Button>
      </div>
    </div>
  );
}
