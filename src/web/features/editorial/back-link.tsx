import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';

/** From one piece to the list of them. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} look="quiet" size="small" className="-ms-3 print:hidden">
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </ButtonLink>
  );
}
