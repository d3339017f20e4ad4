import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { subscribeToModals, topmostModal } from '#web/ui/open-modals.ts';
import { dismissToast, subscribeToToasts, visibleToasts, type Toast } from '#web/ui/toast-store.ts';

const NONE: readonly Toast[] = [];

const LOOKS: Record<Toast['look'], string> = {
  plain: 'border-line',
  success: 'border-leaf',
  danger: 'border-danger',
};

interface ToasterProps {
  /** Name of the region that holds the messages, with `{hotkey}` for the key that jumps to it. */
  label: string;
  closeLabel: string;
}

export default function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts, () => NONE);
  // A modal dialog covers the page and makes it inert, messages too: while one is open they stand in it.
  const modal = useSyncExternalStore(subscribeToModals, topmostModal, () => null);
  const viewport = (
    <Primitive.Viewport className="fixed end-0 top-14 z-60 flex w-[min(26rem,100vw)] flex-col gap-3 p-4 text-ink outline-none" />
  );
  return (
    <Primitive.Provider swipeDirection="right" label={label}>
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          type={toast.look === 'danger' ? 'foreground' : 'background'}
          duration={toast.durationMs}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={classNames(
            'cut-small flex animate-rise items-start gap-3 border-2 bg-page p-4 shadow-lift',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0',
            LOOKS[toast.look],
          )}
        >
          {toast.look === 'success' && (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          )}
          {toast.look === 'danger' && (
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
          )}
          <div className="grow">
            <Primitive.Title className="font-bold">{toast.title}</Primitive.Title>
            {toast.description && (
              <Primitive.Description className="text-small text-ink-soft">
                {toast.description}
              </Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <IconButton label={closeLabel} className="-me-2 -mt-2">
              <X aria-hidden className="size-4" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Root>
      ))}
      {modal ? createPortal(viewport, modal) : viewport}
    </Primitive.Provider>
  );
}
