import { Check, Lock } from 'lucide-react';
import { DrawnHero } from '#web/features/rewards/drawn-hero.tsx';
import { MEDAL_FACES } from '#web/features/rewards/medal-faces.ts';
import { classNames } from '#web/ui/class-names.ts';

interface MedalProps {
  id: string;
  icon: string;
  isEarned: boolean;
}

export function Medal({ id, icon, isEarned }: MedalProps) {
  const Sign = isEarned ? Check : Lock;
  return (
    <span aria-hidden className="relative size-18 shrink-0 self-start">
      <span
        className={classNames(
          'grid size-full place-items-center rounded-full',
          isEarned ? 'bg-sun-soft' : 'bg-ink/8',
        )}
      >
        <DrawnHero
          hero={MEDAL_FACES[id] ?? null}
          emoji={icon}
          className={classNames('size-14', !isEarned && 'opacity-45 grayscale')}
        />
      </span>
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
