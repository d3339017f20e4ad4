import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

interface PanelProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Panel({ title, lead, children }: PanelProps) {
  return (
    <Card className="min-w-0 max-sm:p-4!">
      <h2 className="text-h3">{title}</h2>
      {lead && <p className="mt-1 max-w-prose text-small text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
