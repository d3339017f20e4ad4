import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';

interface PictureButtonProps {
  onOpen: () => void;
  /** The picture, with its words. */
  children: ReactNode;
}

/** A picture that opens large. */
export function PictureButton({ onOpen, children }: PictureButtonProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group cut-small relative block w-full overflow-hidden"
    >
      {children}
      <span className="sr-only">{t('illustrations.open')}</span>
      <span
        aria-hidden
        className="cut-small absolute end-2 top-2 grid size-9 place-items-center bg-page/90 text-ink shadow-rest transition-transform group-hover:scale-110"
      >
        <Maximize2 className="size-4" />
      </span>
    </button>
  );
}
