import type { ReactNode } from 'react';

/** Wider than a phone: it scrolls by itself, with the keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer could not scroll it otherwise
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full min-w-xl">{children}</table>
    </div>
  );
}
