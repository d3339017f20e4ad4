import { classNames } from '#web/ui/class-names.ts';

/** The place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('cut-small animate-breathe bg-ink/10', className)} />;
}
