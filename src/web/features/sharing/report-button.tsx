import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { ToldStory } from '#domain/told-story.ts';
import { ReportForm } from '#web/features/sharing/report-form.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function ReportButton({ story }: { story: ToldStory }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  /** Kept while the dialog is closed: nobody types it twice. */
  const message = useDraft(`report ${story.id}`, '');
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)} className="font-semibold text-ink-soft">
        <Flag aria-hidden className="size-4" />
        {t('sharing.report.open')}
      </Button>
      <Dialog
        open={open}
        title={t('sharing.report.title')}
        description={t('sharing.report.text')}
        dismiss={{ label: t('action.close'), onDismiss: () => setOpen(false) }}
      >
        <ReportForm
          story={story}
          message={message.value}
          onMessage={message.set}
          onSent={() => {
            message.drop();
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
