import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

interface SideSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  trigger: ReactNode;
  children: ReactNode;
}

/** A sheet of paper that slides in from the side: the menu on small screens. */
export function SideSheet({ open, onOpenChange, title, closeLabel, trigger, children }: SideSheetProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-[#1d1a2b]/60" />
        <Primitive.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(22rem,88vw)] animate-slide-in flex-col overflow-y-auto bg-paper shadow-float"
        >
          <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-paper px-5 py-3">
            <Primitive.Title className="text-h3">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden className="size-6" />
              </IconButton>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
