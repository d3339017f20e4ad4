import { ImageOff, RotateCcw } from 'lucide-react';
import type { FailureReason } from '#web/features/illustrations/panel-state.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface FailedTileProps {
  reason: FailureReason;
  description: string;
  onRetry: () => void;
}

export function FailedTile({ reason, description, onRetry }: FailedTileProps) {
  const t = useTranslate();
  return (
    <div className="cut-small grid border-2 border-dashed border-danger/50 bg-danger-soft text-center *:col-start-1 *:row-start-1">
      {/* As high as the picture would be, and higher where the words need it. */}
      <div className="aspect-video w-full self-start" />
      <div className="flex flex-col items-center justify-center p-4">
        <ImageOff aria-hidden className="size-7 text-danger" />
        <p className="mt-1 font-bold">{t('illustrations.failed.tile')}</p>
        <p className="text-small">{t(`illustrations.failed.${reason}`)}</p>
        <Button
          look="secondary"
          size="small"
          aria-label={t('illustrations.retry', { description })}
          onClick={onRetry}
          className="mt-3"
        >
          <RotateCcw aria-hidden className="size-4" />
          {t('action.try_again')}
        </Button>
      </div>
    </div>
  );
}
