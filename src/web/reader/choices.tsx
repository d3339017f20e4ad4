import type { ReactNode } from 'react';

/** Some chips under what they are about. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden className="mb-2 text-small font-bold text-ink-soft">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
