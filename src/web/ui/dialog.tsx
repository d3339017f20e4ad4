import { X } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';

interface DialogProps {
  open: boolean;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** A small picture that sits on the upper edge. */
  picture?: ReactNode;
  /** For a dialog whose content changes: the focus goes to the title of what is new. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** How it is closed without an answer. Absent: it must be answered; no cross, no Escape, no click outside. */
  dismiss?: { label: string; onDismiss: () => void };
}

export function Dialog({ open, title, description, children, picture, titleRef, dismiss }: DialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onDismiss={dismiss?.onDismiss}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      className="modal m-auto max-h-[calc(100dvh-1.5rem)] w-[min(30rem,calc(100vw-1.5rem))] animate-rise flex-col open:flex"
    >
      {picture && <div className="relative z-10 -mb-5 grid place-items-center">{picture}</div>}
      <div className="cut relative overflow-y-auto border border-line bg-page p-6 text-ink shadow-float sm:p-8">
        <h2
          id={`${id}-title`}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={dismiss ? 'pe-10 text-h2' : 'text-h2'}
        >
          {title}
        </h2>
        {description && (
          <div id={`${id}-description`} className="mt-3 text-ink-soft">
            {description}
          </div>
        )}
        {children}
        {dismiss && (
          <IconButton label={dismiss.label} onClick={dismiss.onDismiss} className="absolute end-3 top-3">
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
    </Modal>
  );
}
