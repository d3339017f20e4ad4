import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useTopmostModal } from '#web/ui/open-modals.ts';

interface ReaderPopoverProps {
  label: string;
  /** What opens it; a button. */
  trigger: ReactNode;
  className: string;
  children: ReactNode;
}

/** Choices for whoever reads, over the page or over an open book. */
export function ReaderPopover({ label, trigger, className, children }: ReaderPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={useTopmostModal()}>
        <Popover.Content
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          className={classNames(
            'cut z-50 grid animate-rise border border-line bg-page p-5 text-ink shadow-float',
            className,
          )}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
