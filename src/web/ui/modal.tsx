import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { addModal } from '#web/ui/open-modals.ts';

interface ModalProps {
  /** Escape, a click on the backdrop. Absent: the modal stays until it is answered. */
  onDismiss?: () => void;
  labelledBy: string;
  describedBy?: string;
  className: string;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest of the page inert, lies on top of
 * everything and gives the focus back when it closes.
 */
export function Modal({ open, ...rest }: ModalProps & { open: boolean }) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({ onDismiss, labelledBy, describedBy, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  // A layout effect is undone while the element is still in the page; only then is the focus given back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    const remove = addModal(element);
    return () => {
      remove();
      element.close();
    };
  }, []);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onDismiss?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // One press closes one thing: a menu over the dialog has answered it already, or the key is only held.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) onDismiss?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop; Escape does the same
    <dialog
      ref={dialog}
      role={onDismiss ? 'dialog' : 'alertdialog'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      // Chromium closes on a second Escape whatever `cancel` says, unless told so.
      closedby="none"
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      // Somebody who marks text and lets go outside means to stay.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => event.target === dialog.current && pressedOutside.current && onDismiss?.()}
      className={className}
    >
      {children}
    </dialog>
  );
}
