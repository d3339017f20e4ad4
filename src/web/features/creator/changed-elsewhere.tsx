import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ChangedElsewhereProps {
  open: boolean;
  onKeepBoth: () => void;
  onTakeNewer: () => void;
}

/** Two tabs or devices told one story on: neither text is written over the other. */
export function ChangedElsewhere({ open, onKeepBoth, onTakeNewer }: ChangedElsewhereProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} title={t('story.changed.title')} description={t('story.changed.text')}>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={onKeepBoth}>{t('story.changed.both')}</Button>
        <Button look="secondary" onClick={onTakeNewer}>
          {t('story.changed.newer')}
        </Button>
      </div>
    </Dialog>
  );
}
