import { Suspense, lazy, useEffect } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { onFeedbackDialogExpected, useFeedbackDialog } from '#web/shell/feedback-dialog.ts';
import { LoadingBar } from '#web/shell/loading-bar.tsx';

const loadFeedbackDialog = () => import('#web/features/feedback/feedback-dialog.tsx');
const FeedbackDialog = lazy(loadFeedbackDialog);

/** The form over any page; it comes when it is needed. */
export function FeedbackOverPage() {
  const t = useTranslate();
  const open = useFeedbackDialog();
  // What did not load now is asked for again when it is opened.
  useEffect(() => onFeedbackDialogExpected(() => void loadFeedbackDialog().catch(() => undefined)), []);
  return <Suspense fallback={<LoadingBar label={t('nav.loading')} />}>{open && <FeedbackDialog />}</Suspense>;
}
