import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

interface SideSheetProps {
  /** A button with this as its `popoverTarget` opens it. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A sheet of paper that slides in from the side: the menu on small screens. The browser opens and closes it, with Escape
 * and a press beside it as well, so that it needs no script; a browser that cannot leaves it out of sight.
 */
export function SideSheet({ id, title, closeLabel, children }: SideSheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="modal my-0 ms-auto me-0 h-dvh max-h-none w-[min(22rem,88vw)] animate-slide-in flex-col overflow-y-auto overscroll-contain bg-paper! text-ink shadow-float open:flex not-supports-[selector(:popover-open)]:hidden"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-paper px-5 py-3">
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        <IconButton
          label={closeLabel}
          popoverTarget={id}
          popoverTargetAction="hide"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- of the sheet, when it is opened
          autoFocus
        >
          <X aria-hidden className="size-6" />
        </IconButton>
      </div>
      {children}
    </div>
  );
}

export function closeSheet(id: string): void {
  document.getElementById(id)?.hidePopover();
}
