import { ScrollArea as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface ScrollAreaProps {
  label: string;
  children: ReactNode;
  /** A height, such as `h-[300px]`. */
  className: string;
}

export function ScrollArea({ label, children, className }: ScrollAreaProps) {
  return (
    <Primitive.Root scrollHideDelay={600} className={`relative overflow-hidden ${className}`}>
      <Primitive.Viewport role="region" aria-label={label} tabIndex={0} className="size-full">
        {children}
      </Primitive.Viewport>
      <Primitive.Scrollbar orientation="vertical" className="flex w-3 touch-none p-0.5">
        <Primitive.Thumb className="grow rounded-full bg-edge/60" />
      </Primitive.Scrollbar>
    </Primitive.Root>
  );
}
