import { Award, Check, Lock } from 'lucide-react';
import { useState } from 'react';
import { drawnMedal } from '#web/art/drawn.ts';
import { classNames } from '#web/ui/class-names.ts';

interface MedalProps {
  /** Of the achievement. */
  id: string;
  isEarned: boolean;
}

export function Medal({ id, isEarned }: MedalProps) {
  const [isMissing, setMissing] = useState(false);
  const Sign = isEarned ? Check : Lock;
  const look = classNames('h-24 w-19 object-contain', !isEarned && 'opacity-45 grayscale');
  return (
    <span aria-hidden className="relative shrink-0 self-start">
      {isMissing ? (
        <Award className={look} strokeWidth={1} />
      ) : (
        <img
          src={drawnMedal(id)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
          className={look}
        />
      )}
      <span
        className={classNames(
          'absolute -end-1 -bottom-1 grid size-7 place-items-center rounded-full border-2 border-page',
          isEarned ? 'bg-leaf text-on-leaf' : 'bg-ink-soft text-paper',
        )}
      >
        <Sign className="size-3.5" strokeWidth={3} />
      </span>
    </span>
  );
}
