import { X } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { DIALOG_LOOK, DialogSheet, WIDE_DIALOG_LOOK } from '#web/ui/dialog-sheet.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';

interface DialogProps {
  open: boolean;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** With room for two columns, where there is. */
  wide?: boolean;
  /** How it is closed without an answer. Absent: it must be answered; no cross, no Escape, no click outside. */
  dismiss?: { label: string; onDismiss: () => void };
}

export function Dialog({ open, dismiss, wide = false, ...sheet }: DialogProps) {
  const id = useId();
  const cross = dismiss && (
    <IconButton label={dismiss.label} onClick={dismiss.onDismiss} className="absolute end-3 top-3">
      <X aria-hidden className="size-5" />
    </IconButton>
  );
  return (
    <Modal
      open={open}
      onDismiss={dismiss?.onDismiss}
      labelledBy={`${id}-title`}
      describedBy={sheet.description ? `${id}-description` : undefined}
      className={wide ? WIDE_DIALOG_LOOK : DIALOG_LOOK}
    >
      <DialogSheet id={id} cross={cross} {...sheet} />
    </Modal>
  );
}
