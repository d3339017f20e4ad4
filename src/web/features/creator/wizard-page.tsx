import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue.ts';
import type { WizardStep } from '#domain/wizard.ts';
import { inWords } from '#web/features/creator/choices.ts';
import { lastDraft } from '#web/features/creator/creator-state.ts';
import { DraftOffer } from '#web/features/creator/draft-offer.tsx';
import { StepTrail } from '#web/features/creator/step-trail.tsx';
import { CharacterStep, SettingStep, ThemeStep } from '#web/features/creator/steps.tsx';
import type { Creator } from '#web/features/creator/use-creator.ts';
import { WizardBar } from '#web/features/creator/wizard-bar.tsx';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';

interface WizardPageProps {
  creator: Creator;
  catalogue: Catalogue;
  isGuest: boolean;
  family: ReactNode;
  /** The way to a tour of the first step; new is who has made no story here. */
  renderTour: (visitor: { isNew: boolean }) => ReactNode;
}

/** The first three steps. */
export function WizardPage({ creator, catalogue, isGuest, family, renderTour }: WizardPageProps) {
  const t = useTranslate();
  const { state, dispatch, generate } = creator;
  const { step, setting } = state;
  const heading = useHeadingOf(step);
  const [isNew] = useState(() => lastDraft() === null);
  const props = { state, dispatch, catalogue, isGuest };
  const place = setting ? inWords(setting, catalogue, 'setting').name : '';
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
        <StepTrail step={step} />
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-h1 outline-none">
          {titleOf(step, place, t)}
        </h1>
        <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
          <p className="grow basis-0 text-ink-soft">{leadOf(step, t)}</p>
          {step === 'setting' && renderTour({ isNew })}
        </div>
        {step === 'setting' && (
          <DraftOffer
            onOpen={({ ageGroup, setting: where, theme, characters, story }) =>
              dispatch({
                type: 'storyOpened',
                state: { ageGroup, setting: where, theme, characters, story },
              })
            }
          />
        )}
        {step === 'setting' && <SettingStep {...props} />}
        {step === 'theme' && <ThemeStep {...props} />}
        {step === 'character' && <CharacterStep {...props} family={family} />}
      </div>
      <WizardBar
        state={state}
        onBack={() => dispatch({ type: 'back' })}
        onNext={() => (step === 'character' ? generate('new') : dispatch({ type: 'next' }))}
      />
    </>
  );
}

/** A new step begins at its top, for eyes and for screen readers. */
function useHeadingOf(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

function titleOf(step: WizardStep, place: string, t: Translate): string {
  if (step === 'setting') return t('select_setting');
  return step === 'theme' ? t('wizard.theme.title', { setting: place }) : t('choose_hero');
}

function leadOf(step: WizardStep, t: Translate): string {
  if (step === 'setting') return t('wizard.setting.lead');
  return step === 'theme' ? t('pick_theme') : t('wizard.character.lead');
}
