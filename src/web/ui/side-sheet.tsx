import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';

interface SideSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A sheet of paper that slides in from the side: the menu on small screens. */
export function SideSheet({ open, onClose, title, closeLabel, children }: SideSheetProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onDismiss={onClose}
      labelledBy={id}
      className="modal my-0 ms-auto me-0 h-dvh max-h-none w-[min(22rem,88vw)] animate-slide-in flex-col overflow-y-auto bg-paper! text-ink shadow-float open:flex"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-paper px-5 py-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden className="size-6" />
        </IconButton>
      </div>
      {children}
    </Modal>
  );
}
