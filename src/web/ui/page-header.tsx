import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  picture?: { src: string; width: number; height: number };
}

export function PageHeader({ title, lead, picture }: PageHeaderProps) {
  return (
    <div className="grid items-center gap-8 md:grid-cols-[1.1fr_1fr]">
      <div>
        <h1 className="text-h1">{title}</h1>
        {lead && <p className="mt-4 max-w-prose text-lead text-ink-soft">{lead}</p>}
      </div>
      {picture && (
        <div className="book max-md:-order-1 md:rotate-1">
          <img {...picture} alt="" className="block h-auto w-full" fetchPriority="high" />
        </div>
      )}
    </div>
  );
}
