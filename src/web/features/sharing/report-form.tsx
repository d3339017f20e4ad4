import { LoaderCircle } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { ToldStory } from '#domain/told-story.ts';
import { sendReport } from '#web/features/sharing/send-report.ts';
import { lineWords, refusalWords } from '#web/api/refusal.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { WAITS } from '#web/outbox/send-or-keep.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

/** As much as the server takes. */
const MOST = 1000;

interface ReportFormProps {
  story: ToldStory;
  message: string;
  onMessage: (message: string) => void;
  onSent: () => void;
}

export function ReportForm({ story, message, onMessage, onSent }: ReportFormProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    dismissFailures();
    try {
      const about = story.link ? { storyId: '', linkMark: story.link.mark } : { storyId: story.id };
      const sent = await sendReport({ ...about, title: story.title.slice(0, 200), message });
      if (sent === WAITS) return onSent();
    } catch (error) {
      setBusy(false);
      toast({
        title: t('sharing.report.failed'),
        description: refusalWords(error, t) || lineWords(t) || t('story.error.exception'),
        look: 'danger',
      });
      return;
    }
    toast({
      title: t('sharing.report.thanks'),
      description: t('sharing.report.thanks.text'),
      look: 'success',
    });
    onSent();
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="mt-4 grid gap-4">
      <TextArea
        label={t('sharing.report.message')}
        value={message}
        maxLength={MOST}
        onChange={(event) => onMessage(event.target.value)}
      />
      {/* Not disabled while it is busy: the focus would be lost. */}
      <Button type="submit" aria-disabled={busy}>
        {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
        {t(busy ? 'sharing.report.sending' : 'sharing.report.send')}
      </Button>
    </form>
  );
}
