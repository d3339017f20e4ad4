import { AudioLines, Headphones } from 'lucide-react';
import type { QueueState } from '#web/features/narration/queue-state.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { buttonClass } from '#web/ui/button.tsx';

const ROUND =
  'fixed end-4 bottom-4 z-40 inline-grid size-16 animate-rise place-items-center rounded-full bg-coral text-on-coral shadow-float transition-colors hover:bg-coral-deep';

interface PlayerButtonProps {
  state: QueueState;
  onOpen: () => void;
  /** The panel was made small a moment ago. */
  takesFocus: boolean;
}

/**
 * The player when it is small: one of the tools, and while it reads a round button that stays in sight, with a ring that shows
 * how much of the story was read.
 */
export function PlayerButton({ state: { phase, elapsed, total }, onOpen, takesFocus }: PlayerButtonProps) {
  const t = useTranslate();
  const running = phase === 'playing' || phase === 'generating';
  const words = t('narration.open');
  return (
    <button
      type="button"
      aria-label={`${words}: ${t(`narration.phase.${phase}`)}`}
      onClick={onOpen}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone with the panel
      autoFocus={takesFocus}
      className={running ? ROUND : buttonClass({ look: 'secondary' })}
    >
      {running ? (
        <>
          <Ring share={total > 0 ? elapsed / total : 0} />
          <AudioLines aria-hidden className="size-7 animate-breathe" />
        </>
      ) : (
        <>
          <Headphones aria-hidden className="size-5 shrink-0" />
          {words}
        </>
      )}
    </button>
  );
}

function Ring({ share }: { share: number }) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" fill="none" strokeWidth="4" className="absolute inset-0 -rotate-90">
      <circle
        cx="32"
        cy="32"
        r="29"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        className={share > 0 ? 'stroke-sun' : 'stroke-transparent'}
      />
    </svg>
  );
}
