import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue.ts';
import { MAX_HEROES, optionOf, type StoryOption } from '#domain/story-options.ts';
import { storyIn } from '#domain/kept-stories.ts';
import type { WizardStep } from '#domain/wizard-places.ts';
import { inWords } from '#web/features/creator/choices.ts';
import { hasMadeStories } from '#web/features/creator/creator-state.ts';
import { KeptStoriesOffer } from '#web/features/creator/kept-stories-offer.tsx';
import { hasSeen } from '#web/features/creator/kept-stories.ts';
import type { Care } from '#web/features/creator/losing.tsx';
import { layOpen } from '#web/features/creator/open-book.ts';
import { lastCast } from '#web/features/creator/remembered-cast.ts';
import { StepHead } from '#web/features/creator/step-head.tsx';
import { CharacterStep, SettingStep, ThemeStep } from '#web/features/creator/steps.tsx';
import type { Creator } from '#web/features/creator/use-creator.ts';
import { useGoingOn } from '#web/features/creator/use-going-on.ts';
import { useHeading } from '#web/features/creator/use-heading.ts';
import { WizardBar } from '#web/features/creator/wizard-bar.tsx';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';

interface WizardPageProps {
  creator: Creator;
  catalogue: Catalogue;
  isGuest: boolean;
  /** Whoever is signed in. */
  viewer: string | undefined;
  carefully: Care['carefully'];
  /** The people of this browser. */
  people: readonly StoryOption[];
  family: ReactNode;
  /** The way to a tour of the first step; new is who has made no story here. */
  renderTour: (visitor: { isNew: boolean }) => ReactNode;
  expectStory: () => void;
}

/** The first three steps. */
export function WizardPage(props: WizardPageProps) {
  const { creator, catalogue, isGuest, viewer, carefully, people, family, renderTour } = props;
  const t = useTranslate();
  const { state, dispatch, generate } = creator;
  const { step, setting } = state;
  const heading = useHeading(step);
  const [isNew] = useState(() => !hasMadeStories());
  const expectStory = useEffectEvent(props.expectStory);
  useEffect(() => {
    if (step === 'character') expectStory();
  }, [step]);
  const goOn = () => {
    const present = viewer === undefined ? [] : lastCast();
    const known = [...people, ...catalogue.characters].filter(({ id }) => present.includes(id));
    dispatch({ type: 'next', regulars: known.map(optionOf).slice(0, MAX_HEROES) });
  };
  const goOnSoon = useGoingOn(goOn, `${step} ${state.form}`);
  const choosing = { state, dispatch, catalogue, isGuest };
  const place = setting ? inWords(setting, catalogue, 'setting').name : '';
  return (
    // As high as the screen: where there is little to choose from, the bar lies at the bottom all the same.
    <div className="-mb-28 flex min-h-[calc(100dvh-3.5rem)] flex-col">
      <div className="mx-auto w-full max-w-6xl grow px-4 pt-3 sm:px-6 sm:pt-6">
        <StepHead step={step} title={titleOf(step, place, t)} lead={leadOf(step, t)} heading={heading}>
          {step === 'setting' && renderTour({ isNew })}
        </StepHead>
        {step === 'setting' && (
          <KeptStoriesOffer
            viewer={viewer}
            onOpen={(kept) =>
              carefully(() => {
                hasSeen(kept);
                layOpen(kept.story.id);
                dispatch({ type: 'storyOpened', state: storyIn(kept) });
              })
            }
          />
        )}
        {step === 'setting' && <SettingStep {...choosing} onChosen={goOnSoon} />}
        {step === 'theme' && <ThemeStep {...choosing} onChosen={goOnSoon} />}
        {step === 'character' && <CharacterStep {...choosing} family={family} />}
      </div>
      <WizardBar
        state={state}
        onBack={() => dispatch({ type: 'back' })}
        onNext={() => {
          if (step === 'character') carefully(() => generate('new'), { joins: true });
          else goOn();
        }}
      />
    </div>
  );
}

function titleOf(step: WizardStep, place: string, t: Translate): string {
  if (step === 'setting') return t('select_setting');
  return step === 'theme' ? t('wizard.theme.title', { setting: place }) : t('choose_hero');
}

function leadOf(step: WizardStep, t: Translate): string {
  if (step === 'setting') return t('wizard.setting.lead');
  return step === 'theme' ? t('pick_theme') : t('wizard.character.lead');
}
