import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface ChipLinkProps {
  /** The query of the address under which the filter is on. */
  search: string;
  chosen: boolean;
  children: ReactNode;
}

/** A filter that lives in the address: it works before any script runs. */
export function ChipLink({ search, chosen, children }: ChipLinkProps) {
  return (
    <Link
      to={{ search }}
      replace
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={classNames(
        'cut-pill inline-flex min-h-11 items-center gap-2 border-2 px-4 text-small font-bold no-underline transition-colors',
        chosen ? 'border-leaf bg-leaf text-on-leaf' : 'border-edge/50 bg-page text-ink hover:border-ink-soft',
      )}
    >
      {children}
    </Link>
  );
}
