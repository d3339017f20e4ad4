import { Suspense, type ReactNode } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Boundary } from '#web/pieces/boundary.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface PieceProps {
  children: ReactNode;
  /** Shown until it is there. */
  waiting?: ReactNode;
  /** Shown when it breaks. Without it, that is said in its place. */
  broken?: ReactNode;
}

/** Around what is loaded when it is needed: while it comes, and if it breaks, the page around it stays as it is. */
export function Piece({ children, waiting = null, broken }: PieceProps) {
  return (
    <Boundary renderBroken={(again) => (broken === undefined ? <BrokenPiece onAgain={again} /> : broken)}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  );
}

function BrokenPiece({ onAgain }: { onAgain: () => void }) {
  const t = useTranslate();
  return (
    <Notice tone="danger" title={t('piece.missing.title')}>
      <Button look="quiet" size="small" className="-ms-4" onClick={onAgain}>
        {t('action.try_again')}
      </Button>
    </Notice>
  );
}
