import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** A small picture that sits on the upper edge. */
  picture?: ReactNode;
  /** Name of the close button. Without one the dialog must be answered: no cross, no Escape, no click outside. */
  closeLabel?: string;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  picture,
  closeLabel,
}: DialogProps) {
  const mustAnswer = closeLabel === undefined;
  const stay = (event: Event) => {
    if (mustAnswer) event.preventDefault();
  };
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-[#1d1a2b]/60 backdrop-blur-[2px]" />
        <Primitive.Content
          role={mustAnswer ? 'alertdialog' : 'dialog'}
          aria-describedby={description ? undefined : ''}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-1.5rem)] w-[min(30rem,calc(100vw-1.5rem))] animate-rise flex-col"
        >
          {picture && <div className="relative z-10 -mb-5 grid place-items-center">{picture}</div>}
          <div className="cut relative overflow-y-auto border border-line bg-page p-6 shadow-float sm:p-8">
            <Primitive.Title className="text-h2 pe-8">{title}</Primitive.Title>
            {description && (
              <Primitive.Description asChild>
                <div className="mt-3 text-ink-soft">{description}</div>
              </Primitive.Description>
            )}
            {children}
            {!mustAnswer && (
              <Primitive.Close asChild>
                <IconButton label={closeLabel} className="absolute end-3 top-3">
                  <X aria-hidden className="size-5" />
                </IconButton>
              </Primitive.Close>
            )}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
