import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** The place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('cut-small animate-breathe bg-ink/10', className)} />;
}

/** The place of words that are on their way: as long, and as many lines, as the words that are given. */
export function Placeholder({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="animate-breathe rounded-lg bg-ink/10 box-decoration-clone">
      <span className="invisible">{children}</span>
    </span>
  );
}
