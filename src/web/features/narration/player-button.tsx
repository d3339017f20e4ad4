import { AudioLines, Headphones } from 'lucide-react';
import type { QueueState } from '#web/features/narration/audio-queue.ts';
import { useTranslate } from '#web/i18n/messages.ts';

interface PlayerButtonProps {
  state: QueueState;
  onOpen: () => void;
  /** The panel was made small a moment ago. */
  takesFocus: boolean;
}

/** The player when it is small. A ring around it shows how much of the story was read. */
export function PlayerButton({ state: { phase, elapsed, total }, onOpen, takesFocus }: PlayerButtonProps) {
  const t = useTranslate();
  const running = phase === 'playing' || phase === 'generating';
  const share = total > 0 ? elapsed / total : 0;
  return (
    <div className="fixed end-4 bottom-4 z-40">
      <button
        type="button"
        aria-label={`${t('narration.open')}: ${t(`narration.phase.${phase}`)}`}
        onClick={onOpen}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone with the panel
        autoFocus={takesFocus}
        className="relative inline-grid size-16 animate-rise place-items-center rounded-full bg-coral text-on-coral shadow-float transition-colors hover:bg-coral-deep"
      >
        <svg
          aria-hidden
          viewBox="0 0 64 64"
          fill="none"
          strokeWidth="4"
          className="absolute inset-0 -rotate-90"
        >
          <circle
            cx="32"
            cy="32"
            r="29"
            pathLength="1"
            strokeDasharray={`${share} 1`}
            className={share > 0 ? 'stroke-sun' : 'stroke-transparent'}
          />
        </svg>
        {running ? (
          <AudioLines aria-hidden className="size-7 animate-breathe" />
        ) : (
          <Headphones aria-hidden className="size-7" />
        )}
      </button>
    </div>
  );
}
