import type { ReactNode } from 'react';

/** Cards by themselves have no width; the page decides how many stand side by side. */
export function CardGrid({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    <ul aria-label={label} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {children}
    </ul>
  );
}

/** How many cards a first screen shows. */
export const FIRST_SCREEN = 3;
