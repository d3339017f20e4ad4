import {
  Captions,
  CaptionsOff,
  ChevronLeft,
  ChevronRight,
  Maximize,
  Minimize,
  Pause,
  Play,
  VolumeX,
} from 'lucide-react';
import type { Player } from '#web/features/experience/use-player.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface ControlsProps {
  player: Player;
  /** How many. */
  scenes: number;
  captions: boolean;
  onCaptions: () => void;
  fullScreen: { possible: boolean; active: boolean; toggle: () => void };
}

export function Controls({ player, scenes, captions, onCaptions, fullScreen }: ControlsProps) {
  const t = useTranslate();
  const { index, silent, go } = player;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 px-3 py-2">
      <p className="ps-1 text-[0.8125rem] leading-tight font-bold text-ink-soft tabular-nums sm:text-small">
        {scenes > 0 && t('experience.counter', { scene: index + 1, scenes })}
      </p>
      <div className="flex items-center gap-1.5">
        <IconButton label={t('experience.previous')} {...atEnd(index === 0)} onClick={() => go(index - 1)}>
          <ChevronLeft aria-hidden className="size-7" />
        </IconButton>
        <PlayButton player={player} />
        <IconButton
          label={t('experience.next')}
          {...atEnd(index >= scenes - 1)}
          onClick={() => go(index + 1)}
        >
          <ChevronRight aria-hidden className="size-7" />
        </IconButton>
      </div>
      <div className="flex justify-end">
        <IconButton
          label={t(captions ? 'experience.captions.hide' : 'experience.captions.show')}
          onClick={onCaptions}
        >
          {captions ? (
            <Captions aria-hidden className="size-5.5" />
          ) : (
            <CaptionsOff aria-hidden className="size-5.5" />
          )}
        </IconButton>
        {fullScreen.possible && (
          <IconButton
            label={t(fullScreen.active ? 'experience.full_screen.leave' : 'experience.full_screen')}
            onClick={fullScreen.toggle}
          >
            {fullScreen.active ? (
              <Minimize aria-hidden className="size-5.5" />
            ) : (
              <Maximize aria-hidden className="size-5.5" />
            )}
          </IconButton>
        )}
      </div>
      {silent && (
        <p className="col-span-3 inline-flex items-center justify-center gap-2 pb-1 text-small text-ink-soft">
          <VolumeX aria-hidden className="size-4.5" />
          {t('experience.audio.none')}
        </p>
      )}
    </div>
  );
}

/** Not `disabled`: whoever turns to the last scene by keyboard would lose the focus there. Beyond it nothing happens. */
function atEnd(isThere: boolean) {
  return { 'aria-disabled': isThere || undefined, className: isThere ? 'opacity-35' : undefined };
}

function PlayButton({ player: { playing, silent, button, toggle } }: { player: Player }) {
  const t = useTranslate();
  const label = silent ? 'experience.audio.none' : playing ? 'experience.pause' : 'experience.play';
  return (
    <button
      ref={button}
      type="button"
      aria-label={t(label)}
      title={silent ? t('experience.audio.none') : undefined}
      // Not `disabled`: the sound may turn out to be broken while the button has the focus.
      aria-disabled={silent || undefined}
      onClick={() => !silent && toggle()}
      className="inline-grid size-14 place-items-center rounded-full bg-coral text-on-coral shadow-rest transition-[background-color,box-shadow] not-aria-disabled:hover:bg-coral-deep not-aria-disabled:hover:shadow-lift aria-disabled:opacity-50"
    >
      {playing ? (
        <Pause aria-hidden className="size-6 fill-current" />
      ) : (
        <Play aria-hidden className="ms-1 size-6 fill-current" />
      )}
    </button>
  );
}
