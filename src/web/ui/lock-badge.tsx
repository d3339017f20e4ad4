import { Lock } from 'lucide-react';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** Marks what needs an account. The reason is a tooltip for pointers and a name for screen readers. */
export function LockBadge({ reason }: { reason: string }) {
  return (
    <Tooltip text={reason}>
      <span
        role="img"
        aria-label={reason}
        className="inline-grid size-9 place-items-center rounded-full bg-ink/85 text-paper shadow-rest"
      >
        <Lock aria-hidden className="size-4" />
      </span>
    </Tooltip>
  );
}
