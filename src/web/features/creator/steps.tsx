import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue.ts';
import { MAX_HEROES, type OptionKind } from '#domain/story-options.ts';
import type { WizardEvent, WizardState } from '#domain/wizard-state.ts';
import { AgePicker } from '#web/features/creator/age-picker.tsx';
import { characterCards, inWords, settingCards, themeCards } from '#web/features/creator/choices.ts';
import { CustomForm } from '#web/features/creator/custom-form.tsx';
import { HeroRow } from '#web/features/creator/hero-row.tsx';
import { LockedBanner } from '#web/features/creator/locked-banner.tsx';
import type { CardOption } from '#web/features/creator/option-face.tsx';
import { OptionGrid } from '#web/features/creator/option-grid.tsx';
import { LanguageSelector } from '#web/i18n/language-selector.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

export interface StepProps {
  state: WizardState;
  dispatch: (event: WizardEvent) => void;
  catalogue: Catalogue;
  isGuest: boolean;
}

/** A step at which one thing is chosen, and may be the way on. */
type SingleProps = StepProps & { onChosen?: () => void };

export function SettingStep({ state, dispatch, catalogue, isGuest, onChosen }: SingleProps) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6">
      <section
        aria-label={t('settings')}
        className="max-sm:contents sm:grid sm:grid-cols-2 sm:gap-x-3 sm:gap-y-4 lg:grid-cols-[2.2fr_1fr_1fr] lg:gap-5"
      >
        {/* One line on a phone: the first choice is to be seen there. */}
        <div className="flex items-end gap-2 sm:contents">
          <AgePicker
            className="min-w-0 grow sm:max-lg:col-span-2"
            value={state.ageGroup}
            onChange={(ageGroup) => dispatch({ type: 'ageChosen', ageGroup })}
          />
          <div className="max-sm:w-32 max-sm:shrink-0 max-sm:[&_label]:sr-only">
            <LanguageSelector kind="storyLanguage" presentation="plain" />
          </div>
        </div>
        <div className="max-sm:order-last">
          <LanguageSelector kind="appLanguage" presentation="plain" />
        </div>
      </section>
      <Choosing
        kind="setting"
        label={t('wizard.settings')}
        cards={settingCards({ catalogue, state, isGuest, t })}
        chosen={state.setting ? [state.setting.id] : []}
        onChoose={(setting) => {
          dispatch({ type: 'settingChosen', setting });
          onChosen?.();
        }}
        {...{ state, dispatch, isGuest }}
        total={catalogue.settings.length}
      />
    </div>
  );
}

export function ThemeStep({ state, dispatch, catalogue, isGuest, onChosen }: SingleProps) {
  const t = useTranslate();
  return (
    <Choosing
      kind="theme"
      label={t('wizard.themes')}
      cards={themeCards({ catalogue, state, isGuest, t })}
      chosen={state.theme ? [state.theme.id] : []}
      onChoose={(theme) => {
        dispatch({ type: 'themeChosen', theme });
        onChosen?.();
      }}
      {...{ state, dispatch, isGuest }}
      total={catalogue.themes.length}
      scrolls
    />
  );
}

export function CharacterStep({
  state,
  dispatch,
  catalogue,
  isGuest,
  family,
}: StepProps & { family: ReactNode }) {
  const t = useTranslate();
  const choose = (character: CardOption) => {
    const known = state.characters.some(({ id }) => id === character.id);
    if (!known && state.characters.length >= MAX_HEROES) {
      toast({ title: t('wizard.heroes.full', { count: MAX_HEROES }) });
    }
    dispatch({ type: 'characterToggled', character });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6">
      {family}
      <Choosing
        kind="character"
        label={t('choose_from_characters')}
        cards={characterCards({ catalogue, state, isGuest, t })}
        chosen={state.characters.map(({ id }) => id)}
        onChoose={choose}
        {...{ state, dispatch, isGuest }}
        total={catalogue.characters.length}
        scrolls
      />
      <HeroRow
        heroes={state.characters.map((hero) => inWords(hero, catalogue, 'character'))}
        onRemove={(id) => dispatch({ type: 'characterRemoved', id })}
      />
    </div>
  );
}

interface ChoosingProps extends Pick<StepProps, 'state' | 'dispatch' | 'isGuest'> {
  kind: OptionKind;
  label: string;
  cards: readonly CardOption[];
  chosen: readonly string[];
  onChoose: (option: CardOption) => void;
  total: number;
  scrolls?: boolean;
}

/** A grid, its banner for guests, and the way to something of one's own. */
function Choosing({
  kind,
  label,
  cards,
  chosen,
  onChoose,
  state,
  dispatch,
  isGuest,
  total,
  scrolls,
}: ChoosingProps) {
  // Counted, not reckoned: the heroes of a theme are free on top of the first ones of the list.
  const free = cards.filter(({ locked, own }) => !locked && !own).length;
  return (
    <div data-tour="cards" className="flex flex-col">
      {isGuest && cards.some(({ locked }) => locked) && <LockedBanner {...{ kind, free }} count={total} />}
      <OptionGrid {...{ kind, label, chosen, onChoose, scrolls }} options={cards}>
        <CustomForm
          kind={kind}
          open={state.form === kind}
          onOpen={() => dispatch({ type: 'formOpened', kind })}
          onAdd={(own) => dispatch({ type: 'customAdded', kind, ...own, now: Date.now() })}
          onDone={() => dispatch({ type: 'formClosed' })}
        />
      </OptionGrid>
    </div>
  );
}
