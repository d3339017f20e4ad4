import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'cut-pill inline-flex min-h-11 items-center gap-2 border-2 px-4 text-small font-bold transition-colors',
        pressed
          ? 'border-leaf bg-leaf text-on-leaf'
          : 'border-edge/50 bg-page text-ink hover:border-ink-soft',
      )}
    >
      {children}
    </button>
  );
}

/** A word on a coloured slip: says something, does nothing. */
export function Badge({ tone = 'sun', children }: { tone?: 'sun' | 'leaf' | 'dusk'; children: ReactNode }) {
  const tones = {
    sun: 'bg-sun-soft text-ink',
    leaf: 'bg-leaf-soft text-leaf',
    dusk: 'bg-dusk-soft text-dusk',
  };
  return (
    <span
      className={classNames(
        'cut-pill inline-flex items-center gap-1.5 px-3 py-1 text-small font-bold',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
