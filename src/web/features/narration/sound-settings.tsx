import { useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { BUILT_IN } from '#domain/engines.ts';
import { hasBothStorytellers } from '#domain/storyteller-voice.ts';
import { mayPagesSetVolume } from '#web/browser/loudness-of-pages.ts';
import { Slider } from '#web/features/narration/slider.tsx';
import type { Narration } from '#web/features/narration/use-narration.ts';
import { choicesOf, VOICE_TRAITS, type VoiceTrait } from '#web/features/narration/voice-choice.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
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
      {mayPagesSetVolume() && (
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
      )}
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

/** The words for a trait, for why one would choose, and for each choice; none of them: we choose. */
const WORDS: Record<VoiceTrait, { name: MessageId; hint: MessageId; of: (choice: string) => string }> = {
  quality: {
    name: 'narration.voice',
    hint: 'narration.voice.hint',
    of: (choice) => `narration.voice.${choice}`,
  },
  storyteller: {
    name: 'narration.storyteller',
    hint: 'narration.storyteller.hint',
    of: (choice) => `narration.storyteller.${choice}`,
  },
  whoReads: {
    name: 'narration.who',
    hint: 'narration.who.hint',
    of: (choice) => `narration.who.${choice}`,
  },
};

function VoiceChoices({ narration }: { narration: Narration }) {
  const { language } = narration;
  return VOICE_TRAITS.filter((trait) => trait !== 'storyteller' || hasBothStorytellers(language)).map(
    (trait) => <OneOf key={trait} trait={trait} narration={narration} />,
  );
}

function OneOf({ trait, narration }: { trait: VoiceTrait; narration: Narration }) {
  const t = useTranslate();
  const id = useId();
  const { choice, choose } = narration;
  const { name, hint, of } = WORDS[trait];
  // None: we choose.
  const choices = [undefined, ...choicesOf(trait)];
  return (
    <div role="group" aria-label={t(name)} aria-describedby={id} className="mt-1">
      <p aria-hidden className="mb-2 text-small font-bold text-ink-soft">
        {t(name)}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((each) => (
          <Chip
            key={each ?? 'auto'}
            pressed={choice[trait] === each}
            onPress={() => choose({ ...choice, [trait]: each })}
          >
            {t(of(each ?? 'auto') as MessageId)}
          </Chip>
        ))}
      </div>
      <p id={id} className="mt-2 text-small text-ink-soft">
        {t(hint)}
      </p>
    </div>
  );
}
