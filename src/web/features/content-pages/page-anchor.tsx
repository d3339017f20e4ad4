import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PageAnchorProps {
  to: string;
  className: string;
  children: ReactNode;
}

/** To a page of ours, to a mailbox or away. */
export function PageAnchor({ to, className, children }: PageAnchorProps) {
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
