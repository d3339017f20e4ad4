import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  picture: { src: string; width: number; height: number };
  children?: ReactNode;
}

export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className="cut grid justify-items-center border-2 border-dashed border-line px-6 pt-6 pb-8 text-center">
      <img {...picture} alt="" loading="lazy" className="h-36 w-auto" />
      <h2 className="mt-3 text-h3">{title}</h2>
      {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
      {children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
