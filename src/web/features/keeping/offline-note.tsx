import { useLine } from '#web/features/keeping/use-line.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Stories are written on the server: whoever chooses without a line should know before the last step. */
export function OfflineNote() {
  const t = useTranslate();
  const line = useLine();
  return (
    <div role="status" className="mx-auto max-w-6xl px-4 sm:px-6">
      {!line && (
        <Notice title={t('offline.creator.title')} className="mt-4">
          {t('offline.creator.text')}
        </Notice>
      )}
    </div>
  );
}
