import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Notice tone="danger" title={t('rewards.failed')}>
      <Button size="small" look="secondary" onClick={onRetry} className="mt-2">
        {t('action.try_again')}
      </Button>
    </Notice>
  );
}
