import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CameFrom } from '#web/features/library/library-card.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** One level up. Who came from there finds it as they left it: filters, place and all. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<CameFrom> | null;
  const cameFromThere = state?.from === to;
  const onClick = (event: MouseEvent) => {
    if (!cameFromThere || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <ButtonLink to={to} onClick={onClick} look="quiet" size="small" className="-ms-3">
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </ButtonLink>
  );
}
