import { useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { WHO_READS } from '#domain/character-voices.ts';
import { BUILT_IN } from '#domain/engines.ts';
import { Slider } from '#web/features/narration/slider.tsx';
import type { Narration } from '#web/features/narration/use-narration.ts';
import { VOICE_QUALITIES } from '#web/features/narration/voice-choice.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ChimeSwitch } from '#web/reader/chime-switch.tsx';
import { Chip } from '#web/ui/chip.tsx';

export function SoundSettings({ id, narration }: { id: string; narration: Narration }) {
  const t = useTranslate();
  const formats = useFormats();
  const { i18n } = useLingui();
  const { queue, state, reader } = narration;
  const percent = (share: number) => new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share);
  return (
    <div id={id} className="grid gap-1 border-t border-line pt-2">
      <Setting name={t('narration.speed')} value={`${formats.number(state.speed)}×`}>
        <Slider
          label={t('narration.speed')}
          value={state.speed}
          min={0.5}
          max={2}
          step={0.1}
          describe={(speed) => t('narration.speed.value', { speed: formats.number(speed) })}
          onChange={(speed) => queue.setSpeed(speed)}
        />
      </Setting>
      <Setting name={t('narration.volume')} value={percent(state.volume)}>
        <Slider
          label={t('narration.volume')}
          value={state.volume}
          max={1}
          step={0.1}
          describe={percent}
          onChange={(volume) => queue.setVolume(volume)}
        />
      </Setting>
      {reader === BUILT_IN && <VoiceChoices narration={narration} />}
      <ChimeSwitch />
    </div>
  );
}

function Setting({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_1fr_3rem] items-center gap-2 text-small">
      <span aria-hidden className="font-bold text-ink-soft">
        {name}
      </span>
      {children}
      <span aria-hidden className="text-end font-bold tabular-nums">
        {value}
      </span>
    </div>
  );
}

function VoiceChoices({ narration }: { narration: Narration }) {
  const t = useTranslate();
  const { quality, chooseQuality, whoReads, chooseWhoReads } = narration;
  return (
    <>
      <OneOf
        label={t('narration.voice')}
        hint={t('narration.voice.hint')}
        choices={VOICE_QUALITIES}
        nameOf={(choice) => t(`narration.voice.${choice}`)}
        chosen={quality}
        onChoose={chooseQuality}
      />
      <OneOf
        label={t('narration.who')}
        hint={t('narration.who.hint')}
        choices={WHO_READS}
        nameOf={(choice) => t(`narration.who.${choice}`)}
        chosen={whoReads}
        onChoose={chooseWhoReads}
      />
    </>
  );
}

interface OneOfProps<Choice extends string> {
  label: string;
  hint: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice | 'auto') => string;
  /** None: we choose. */
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
}

function OneOf<Choice extends string>(props: OneOfProps<Choice>) {
  const { label, hint, choices, nameOf, chosen, onChoose } = props;
  const id = useId();
  return (
    <div role="group" aria-label={label} aria-describedby={id} className="mt-1">
      <p aria-hidden className="mb-2 text-small font-bold text-ink-soft">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {[undefined, ...choices].map((each) => (
          <Chip key={each ?? 'auto'} pressed={chosen === each} onPress={() => onChoose(each)}>
            {nameOf(each ?? 'auto')}
          </Chip>
        ))}
      </div>
      <p id={id} className="mt-2 text-small text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
