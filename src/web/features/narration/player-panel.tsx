import { useLingui } from '@lingui/react';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { BUILT_IN, engineName } from '#domain/engines.ts';
import { clockFace } from '#web/i18n/clock-face.ts';
import { Slider } from '#web/features/narration/slider.tsx';
import { SoundSettings } from '#web/features/narration/sound-settings.tsx';
import { Transport } from '#web/features/narration/transport.tsx';
import { useRoomBelow } from '#web/features/narration/use-room-below.ts';
import type { Narration } from '#web/features/narration/use-narration.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useVoice } from '#web/reader/voice.ts';
import { WarmingSign } from '#web/reader/warming-sign.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface PlayerPanelProps {
  narration: Narration;
  onCollapse: () => void;
  /** It was opened by hand a moment ago. */
  takesFocus: boolean;
}

export function PlayerPanel({ narration, onCollapse, takesFocus }: PlayerPanelProps) {
  const t = useTranslate();
  const settingsId = useId();
  const panel = useRef<HTMLElement>(null);
  const [settings, setSettings] = useState(false);
  const { queue, state, title, language, reader } = narration;
  useRoomBelow(panel);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape makes it small from anywhere inside
    <section
      ref={panel}
      aria-label={t('narration.title')}
      onKeyDown={({ key }) => key === 'Escape' && onCollapse()}
      className="fixed inset-x-0 bottom-0 z-40 grid max-h-[85dvh] grid-cols-1 animate-rise gap-1 overflow-y-auto rounded-t-3xl border border-line bg-page px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-ink shadow-float sm:inset-x-auto sm:end-4 sm:bottom-4 sm:w-96 sm:rounded-3xl"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow pt-1.5">
          <p lang={language} className="truncate font-display leading-tight font-semibold">
            {title}
          </p>
          <div className="text-small leading-snug text-ink-soft">
            <p role="status" className="font-bold">
              {t(`narration.phase.${state.phase}`)}
            </p>
            <p>
              {reader === BUILT_IN
                ? t('narration.read_by.built_in')
                : t('narration.read_by', { voice: engineName(reader) })}
            </p>
          </div>
        </div>
        <IconButton
          label={t('narration.collapse')}
          onClick={onCollapse}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the round button that had the focus is gone
          autoFocus={takesFocus}
          className="-me-2"
        >
          <ChevronDown aria-hidden className="size-5" />
        </IconButton>
      </div>
      <WarmingSign voice={useVoice()} />
      <Position narration={narration} />
      <Transport queue={queue} phase={state.phase}>
        <IconButton
          label={t('narration.settings')}
          aria-expanded={settings}
          aria-controls={settings ? settingsId : undefined}
          onClick={() => setSettings(!settings)}
        >
          <SlidersHorizontal aria-hidden className="size-5" />
        </IconButton>
      </Transport>
      {settings && <SoundSettings id={settingsId} narration={narration} />}
    </section>
  );
}

function Position({ narration: { queue, state } }: { narration: Narration }) {
  const t = useTranslate();
  const { i18n } = useLingui();
  const clock = (seconds: number) => clockFace(seconds, i18n.locale);
  const total = state.reckoned
    ? t('narration.total.about', { total: clock(state.total) })
    : clock(state.total);
  return (
    <div className="flex items-center gap-2.5 text-small font-bold text-ink-soft tabular-nums">
      <span aria-hidden>{clock(state.elapsed)}</span>
      <Slider
        label={t('narration.position')}
        value={Math.round(state.elapsed)}
        max={Math.max(1, Math.ceil(state.total))}
        step={1}
        describe={(seconds) => t('narration.position.value', { elapsed: clock(seconds), total })}
        onChange={(seconds) => queue.seek(seconds)}
        onRelease
      />
      <span aria-hidden className="shrink-0">
        {total}
      </span>
    </div>
  );
}
