import { LoaderCircle, Pause, Play, RotateCcw, RotateCw, Square, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SKIP_SECONDS, type AudioQueue } from '#web/features/narration/audio-queue.ts';
import type { Phase } from '#web/features/narration/queue-state.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface TransportProps {
  queue: AudioQueue;
  phase: Phase;
  /** Stands at the end of the row. */
  children: ReactNode;
}

export function Transport({ queue, phase, children }: TransportProps) {
  const t = useTranslate();
  const seconds = useFormats().number(SKIP_SECONDS);
  return (
    <div className="flex items-center justify-between">
      <IconButton label={t('narration.stop')} onClick={() => queue.stop()}>
        <Square aria-hidden className="size-5 fill-current" />
      </IconButton>
      <IconButton label={t('narration.back', { seconds })} onClick={() => queue.skip(-SKIP_SECONDS)}>
        <SkipSign Icon={RotateCcw} seconds={seconds} />
      </IconButton>
      <PlayButton queue={queue} phase={phase} />
      <IconButton label={t('narration.forward', { seconds })} onClick={() => queue.skip(SKIP_SECONDS)}>
        <SkipSign Icon={RotateCw} seconds={seconds} />
      </IconButton>
      {children}
    </div>
  );
}

function PlayButton({ queue, phase }: { queue: AudioQueue; phase: Phase }) {
  const t = useTranslate();
  const running = phase === 'playing' || phase === 'generating';
  const label = running ? 'narration.pause' : phase === 'paused' ? 'narration.resume' : 'narration.play';
  return (
    <button
      type="button"
      aria-label={t(label)}
      onClick={() => (running ? queue.pause() : queue.play())}
      className="relative inline-grid size-14 place-items-center rounded-full bg-coral text-on-coral shadow-rest transition-[background-color,box-shadow] hover:bg-coral-deep hover:shadow-lift"
    >
      {phase === 'generating' && (
        <LoaderCircle aria-hidden className="absolute size-12 animate-spin opacity-80" strokeWidth={1.5} />
      )}
      {running ? (
        <Pause aria-hidden className="size-6 fill-current" />
      ) : (
        <Play aria-hidden className="ms-1 size-6 fill-current" />
      )}
    </button>
  );
}

function SkipSign({ Icon, seconds }: { Icon: LucideIcon; seconds: string }) {
  return (
    <span aria-hidden className="relative inline-grid place-items-center">
      <Icon className="size-8" strokeWidth={1.6} />
      <span className="absolute text-[0.625rem] leading-none font-extrabold">{seconds}</span>
    </span>
  );
}
