import { useEffect, useState, type ComponentType } from 'react';
import { onceMore } from '#web/browser/patiently.ts';
import { useTell } from '#web/features/feedback/tell.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import {
  closeFeedbackDialog,
  onFeedbackDialogExpected,
  useFeedbackDialog,
} from '#web/shell/feedback-dialog.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';

const loadFeedbackDialog = onceMore(() => import('#web/features/feedback/feedback-dialog.tsx'));

/**
 * The form over any page; it comes when it is needed. Not through `lazy`: a line that is down would take the whole page
 * away, and stay in the way when it is up again.
 */
export function FeedbackOverPage() {
  const t = useTranslate();
  const tell = useTell();
  const open = useFeedbackDialog();
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => onFeedbackDialogExpected(() => void loadFeedbackDialog().catch(() => undefined)), []);
  const waiting = open && !Dialog;
  useEffect(() => {
    if (!waiting) return;
    loadFeedbackDialog().then(
      (loaded) => setDialog(() => loaded.default),
      () => {
        closeFeedbackDialog();
        tell('unexpected');
      },
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each time it is opened
  }, [waiting]);
  if (waiting) return <LoadingBar label={t('nav.loading')} />;
  return open && Dialog ? <Dialog /> : null;
}
