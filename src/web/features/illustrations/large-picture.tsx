import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';

interface LargePictureProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** As wide as the screen and as high as the screen allow. */
export function LargePicture({ open, title, onClose, children }: LargePictureProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Modal
      open={open}
      onDismiss={onClose}
      labelledBy={id}
      className="modal m-auto w-[min(80rem,calc(100vw-1.5rem),calc((100dvh-11rem)*16/9))] min-w-[min(22rem,calc(100vw-1.5rem))] animate-rise"
    >
      <div className="cut max-h-[calc(100dvh-1.5rem)] overflow-y-auto border border-line bg-page p-3 text-ink shadow-float sm:p-4">
        <div className="mb-2 flex items-center gap-3 ps-2">
          <h2 id={id} className="grow text-h3">
            {title}
          </h2>
          <IconButton label={t('action.close')} onClick={onClose} className="shrink-0">
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        {children}
      </div>
    </Modal>
  );
}
